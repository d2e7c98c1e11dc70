/** How many emails may be at the final dot at once. Each may be sent twice if the process is killed. */
const limit = 2;
/** An email that has waited this long for its reply no longer counts, in milliseconds: it must not block the others. */
const patience = 30_000;

export interface DotGate {
  /** Resolves once the dot may be sent, with the function to call when its reply has arrived. */
  enter(): Promise<() => void>;
}

/** Limits the emails that are between the final dot and its reply. */
export function dotGate(): DotGate {
  let free = limit;
  const queue: (() => void)[] = [];
  const letNextIn = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async enter() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      let inside = true;
      const leave = (): void => {
        clearTimeout(timer);
        if (inside) letNextIn();
        inside = false;
      };
      const timer = setTimeout(leave, patience);
      return leave;
    },
  };
}
