/**
 * Milliseconds between two replaced addresses. WebKit refuses more than 100 in 30 s, later versions in 10 s, which typing
 * reaches (https://github.com/nusmodifications/nusmods/issues/763).
 */
const apart = 350;

/** Milliseconds after which an address that the browser has refused is tried again. */
const retryAfter = 10_000;

export type Pairs = Iterable<readonly [name: string, value: string]>;

interface Write {
  readonly how: "pushState" | "replaceState";
  readonly state: unknown;
}

/**
 * An island's parameters in the address of the page. They are read once, when the island starts, and after that when the
 * visitor goes back or forward. What the island sets counts at once; the address follows, and a browser that refuses it
 * stops nothing. Other parameters stay as they are, and so does a fragment that the island does not set
 * (docs/decisions/0026-islands.md).
 */
export class AddressParameters {
  readonly #names: ReadonlySet<string>;
  readonly #events = new EventTarget();
  #own: URLSearchParams;
  /** What the address had of them when it was last read or written. */
  #inAddress: string;
  /** What is still to be written. */
  #fragment: string | undefined;
  #replaced = -Infinity;
  #waiting: Write | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    this.#own = this.#read();
    this.#inAddress = String(this.#own);
    addEventListener("popstate", () => this.#wentElsewhere());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#cameBack());
    // The page that is left has the newest address, for whoever comes back to it.
    addEventListener("click", this.#flush, { capture: true });
    addEventListener("pagehide", this.#flush);
  }

  /** The island's parameters, in their order. */
  get pairs(): readonly (readonly [name: string, value: string])[] {
    return [...this.#own];
  }

  get(name: string): string | null {
    return this.#own.get(name);
  }

  /** Calls back when Back or Forward has changed the parameters. */
  onMove(listener: () => void): void {
    this.#events.addEventListener("move", listener);
  }

  /** Calls back when the parameters have changed in any way. Returns what ends that. */
  onChange(listener: () => void): () => void {
    this.#events.addEventListener("change", listener);
    return () => this.#events.removeEventListener("change", listener);
  }

  /** Sets all parameters of the island in the present entry of the history; at most once in `apart` ms. */
  replace(pairs: Pairs): void {
    this.#set(pairs);
    this.#replaceSoon();
  }

  /** Sets the fragment of the present entry, with its "#"; "" for none. */
  replaceFragment(fragment: string): void {
    this.#fragment = fragment;
    this.#replaceSoon();
  }

  /** Adds an entry to the history, with `state`. */
  push(pairs: Pairs, state: unknown = null): void {
    this.#flush();
    this.#set(pairs);
    this.#waiting = { how: "pushState", state };
    this.#flush();
  }

  #replaceSoon(): void {
    // An entry that is still to be added gets what is newest.
    this.#waiting ??= { how: "replaceState", state: history.state };
    if (this.#timer !== undefined) return;
    const rest = this.#replaced + apart - performance.now();
    if (rest > 0) this.#timer = setTimeout(this.#flush, rest);
    else this.#flush();
  }

  #set(pairs: Pairs): void {
    this.#own = new URLSearchParams([...pairs].map(([name, value]) => [name, value]));
    this.#events.dispatchEvent(new Event("change"));
  }

  #read(): URLSearchParams {
    return new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => this.#names.has(name)));
  }

  #wentElsewhere(): void {
    this.#fragment = undefined;
    const own = this.#read();
    // A fragment alone: what is still to be written is the newest.
    if (String(own) === this.#inAddress) return;
    clearTimeout(this.#timer);
    this.#timer = this.#waiting = undefined;
    this.#inAddress = String(own);
    this.#own = own;
    for (const event of ["move", "change"]) this.#events.dispatchEvent(new Event(event));
  }

  /**
   * A page that the browser has kept may come back at another entry of the history than the one at which it was left. Firefox
   * (153) then leaves the address as it was, and tells of the entry in the Navigation API alone.
   */
  #cameBack(): void {
    const present = globalThis.navigation?.currentEntry?.url;
    if (present && present !== location.href) history.replaceState(null, "", present);
    this.#wentElsewhere();
  }

  /** The address with the island's parameters after those of others, which keep their spelling. */
  #address(): string {
    const others = location.search
      .slice(1)
      .split("&")
      .filter((part) => part !== "" && ![...new URLSearchParams(part).keys()].some((name) => this.#names.has(name)));
    const query = [...others, ...(this.#own.size > 0 ? [String(this.#own)] : [])].join("&");
    return location.pathname + (query && `?${query}`) + (this.#fragment ?? location.hash);
  }

  readonly #flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting) return;
    const { how, state } = this.#waiting;
    if (String(this.#own) === this.#inAddress && (this.#fragment ?? location.hash) === location.hash) {
      this.#waiting = this.#fragment = undefined;
      return;
    }
    try {
      history[how](state, "", this.#address());
      this.#waiting = this.#fragment = undefined;
      this.#inAddress = String(this.#own);
      if (how === "replaceState") this.#replaced = performance.now();
    } catch {
      this.#timer = setTimeout(this.#flush, retryAfter);
    }
  };
}
