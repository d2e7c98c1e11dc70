import type { Enquiry } from "@ttpl/contract/enquiry.ts";
import type { NewEnquiry, Stored } from "../store/insert-enquiries.ts";
import type { DeliveryState, Verdict } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

/** Ids of the enquiries whose email is in the given state, oldest first. */
export const idsIn = async (store: Pick<Store, "list">, state: DeliveryState): Promise<string[]> =>
  (await store.list({ state, after: "", limit: 10_000 })).map(({ id }) => id);

/** An enquiry as passed by the endpoint to the store. */
export const newEnquiry = (
  given: { key?: string; fields?: Partial<Enquiry>; verdict?: Verdict; humanScore?: number } = {},
): NewEnquiry => ({
  fields: { ...exampleEnquiry, ...given.fields },
  idempotencyKey: given.key,
  channel: "json",
  verdict: given.verdict ?? "clean",
  humanScore: given.humanScore ?? 0,
});

/** The id of a stored enquiry. */
export function idOf(stored: Stored): string {
  if (stored.kind === "key of another enquiry") throw new Error(stored.kind);
  return stored.id;
}

/** Stores the example enquiry and returns its id. */
export const addOne = async (store: Pick<Store, "add">, given?: Parameters<typeof newEnquiry>[0]): Promise<string> =>
  idOf(await store.add(newEnquiry(given)));
