import { chromiumArguments } from "../../tools/chromium-arguments.ts";
import { chromiumPath } from "../../tools/chromium.ts";
import { connectTo } from "./json-rpc.ts";
import { launch, type PlainBrowser, pause, type Tab } from "./tab.ts";

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
  readonly browserContextId?: string;
  readonly subtype?: string;
}

/**
 * Chromium over the bare DevTools protocol, attached to the tab: attaching to the page itself, as Playwright does,
 * disables prerendering (PrerenderingDisabledByDevTools). A prerendered page has another target than the page before
 * it, so the target of the visible page is looked up each time.
 */
export async function plainChromium(): Promise<PlainBrowser> {
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
  );
  const { send, listen, close } = await connectTo(address);
  /** Session ids by target id. */
  const sessions = new Map<string, string>();
  listen((method, params) => {
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: Target };
    if (method === "Target.attachedToTarget") sessions.set(targetInfo.targetId, sessionId);
  });

  async function open(probe: string): Promise<Tab> {
    const { browserContextId } = await send("Target.createBrowserContext");
    const size = { width: 1350, height: 940 };
    const made = await send("Target.createTarget", { url: "about:blank", browserContextId, forTab: true, ...size });
    const tab = await send("Target.attachToTarget", { targetId: made["targetId"], flatten: true });
    const pagesOf = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: "page" }] };
    await send("Target.setAutoAttach", pagesOf, String(tab["sessionId"]));
    async function session(): Promise<string> {
      const { targetInfos } = (await send("Target.getTargets")) as unknown as { targetInfos: readonly Target[] };
      const visible = targetInfos.find(
        (target) => target.browserContextId === browserContextId && target.type === "page" && !target.subtype,
      );
      const sessionId = visible && sessions.get(visible.targetId);
      if (!sessionId) throw new Error("The tab has no visible page");
      return sessionId;
    }
    const mouse = async (type: string, at: { x: number; y: number }, button: object = {}) =>
      void (await send("Input.dispatchMouseEvent", { type, ...at, ...button }, await session()));
    let at = { x: 0, y: 0 };
    const left = { button: "left", clickCount: 1 };
    const evaluate = async <Value>(expression: string) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send("Runtime.evaluate", options, await session());
      return (result as { value: Value }).value;
    };
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
    open,
    async close() {
      close();
      await end();
    },
  };
}
