/** Whether the page is being loaded ahead, and still sees the storage of the page before it. */
export const isPrerendered = (): boolean => (document as { prerendering?: boolean }).prerendering === true;
