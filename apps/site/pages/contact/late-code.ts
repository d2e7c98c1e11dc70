type LateCode = typeof import("./listed-items.island.tsx");

/**
 * Does what the form needs after Send has been pressed. The code of the enquiry list is fetched for this if the visitor has
 * not come near it: in the form's own script it would cost the page a round trip.
 */
export async function withLateCode(form: HTMLFormElement, then: (code: LateCode) => void): Promise<void> {
  const [file = ""] = form.querySelector<HTMLElement>("[data-files]")?.dataset["files"]?.split(" ") ?? [];
  await (import(/* @vite-ignore */ file) as Promise<LateCode>)
    .then(then)
    .catch((error: unknown) => console.error(error));
}
