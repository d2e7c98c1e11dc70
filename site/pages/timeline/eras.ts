/** Splits a history into eras: each begins with an event that has a picture. */
export function erasOf<Event extends { figure?: unknown }>(events: readonly Event[]): Event[][] {
  const eras: Event[][] = [];
  for (const event of events) {
    const era = eras.at(-1);
    if (era && !event.figure) era.push(event);
    else eras.push([event]);
  }
  return eras;
}
