/** Letters of an alarm's states, so that they can be told apart at a glance. */
export const stateLetters = {
  normal: "",
  unacknowledged: "U",
  acknowledged: "A",
  returned: "R",
  shelved: "S",
} as const;
/** How many events the list shows. */
export const eventsShown = 8;
