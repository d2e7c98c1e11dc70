import { vi } from "vitest";

/** Waits until a check passes that passes in the end, however busy the machine is. What has to be quick measures its time. */
export const waitFor = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
