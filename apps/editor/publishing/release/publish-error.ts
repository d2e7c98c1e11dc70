/** Publishing stopped, and nothing has changed for visitors. The message is for the owner, and says what to do. */
export class PublishError extends Error {}
