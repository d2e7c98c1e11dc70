import { chromiumArguments } from "./chromium-arguments.ts";
import { chromiumPath } from "./chromium-path.ts";
import { connectTo } from "./json-rpc.ts";
import { launch, type PlainBrowser, pause, type Tab } from "./tab.ts";

interface Target {
  readonly targetId: string;
}

/** A tab of Chromium. */
export interface ChromiumTab extends Tab {
  /** Opens a tab in a window of its own, with the same cache and storage. */
  openBeside(): Promise<Tab>;
  /** Evaluates an expression in the page that this tab has prerendered. Throws if there is none. */
  evaluateAhead<Value>(expression: string): Promise<Value>;
}

interface PlainChromium extends PlainBrowser {
  open(probe: string): Promise<ChromiumTab>;
}

/**
 * Chromium over the bare DevTools protocol, attached to the tab: attaching to the page itself, as Playwright does,
 * disables prerendering (PrerenderingDisabledByDevTools). A prerendered page has another target than the page before
 * it, so the target of the visible page is looked up each time.
 * @param environment its environment variables, if they are not those of this process
 */
export async function plainChromium(environment?: Readonly<Record<string, string>>): Promise<PlainChromium> {
  const { address, end } = await launch(
    chromiumPath({ full: true }),
    (profile) => [
      ...chromiumArguments,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    /DevTools listening on (ws:\S+)/,
    environment,
  );
  const { send, listen, close } = await connectTo(address);
  /** By target id: the session of a page, and that of its tab. */
  const pages = new Map<string, { readonly sessionId: string; readonly tab: string | undefined }>();
  listen((method, params, tab) => {
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: Target };
    if (method === "Target.attachedToTarget") pages.set(targetInfo.targetId, { sessionId, tab });
  });

  async function openIn(browserContextId: unknown, probe: string): Promise<ChromiumTab> {
    const place = { browserContextId, newWindow: true, width: 1350, height: 940 };
    const made = await send("Target.createTarget", { url: "about:blank", forTab: true, ...place });
    const attached = await send("Target.attachToTarget", { targetId: made["targetId"], flatten: true });
    const tab = String(attached["sessionId"]);
    const pagesOf = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: "page" }] };
    await send("Target.setAutoAttach", pagesOf, tab);
    const attachedPages = () => [...pages].filter(([, page]) => page.tab === tab);
    async function listedTargets(): Promise<Set<string>> {
      const { targetInfos } = (await send("Target.getTargets")) as unknown as { targetInfos: readonly Target[] };
      return new Set(targetInfos.map(({ targetId }) => targetId));
    }
    async function session(): Promise<string> {
      const listed = await listedTargets();
      const visible = attachedPages().find(([id]) => listed.has(id));
      if (!visible) throw new Error("The tab has no visible page");
      return visible[1].sessionId;
    }
    /** A prerendered page is attached to, but not listed. */
    async function sessionAhead(): Promise<string> {
      const [id = "", newest] = attachedPages().at(-1) ?? [];
      if (!newest || (await listedTargets()).has(id)) throw new Error("The tab has no prerendered page");
      return newest.sessionId;
    }
    const mouse = async (type: string, at: { x: number; y: number }, button: object = {}) =>
      void (await send("Input.dispatchMouseEvent", { type, ...at, ...button }, await session()));
    let at = { x: 0, y: 0 };
    const left = { button: "left", clickCount: 1 };
    const evaluateIn = async <Value>(sessionId: string, expression: string) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send("Runtime.evaluate", options, sessionId);
      return (result as { value: Value }).value;
    };
    const evaluate = async <Value>(expression: string) => evaluateIn<Value>(await session(), expression);
    const first = await session();
    await send("Page.enable", {}, first);
    await send("Page.addScriptToEvaluateOnNewDocument", { source: probe }, first);
    return {
      async goTo(url) {
        await send("Page.navigate", { url }, await session());
        while ((await evaluate("document.readyState")) === "loading" || (await evaluate("location.href")) !== url)
          await pause(5);
      },
      evaluate,
      evaluateAhead: async (expression) => evaluateIn(await sessionAhead(), expression),
      openBeside: () => openIn(browserContextId, probe),
      async move(x, y) {
        at = { x, y };
        await mouse("mouseMoved", at);
      },
      press: () => mouse("mousePressed", at, left),
      release: () => mouse("mouseReleased", at, left),
      close: async () => void (await send("Target.disposeBrowserContext", { browserContextId })),
    };
  }
  return {
    async open(probe) {
      const { browserContextId } = await send("Target.createBrowserContext");
      return openIn(browserContextId, probe);
    },
    async close() {
      close();
      await end();
    },
  };
}
