import { findFirefox } from "@ttpl/install/find-firefox.mjs";
import { connectTo } from "./json-rpc.ts";
import { launch, type PlainBrowser, type Tab } from "./tab.ts";

/**
 * Firefox over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/); undefined if it is not installed.
 * @param environment its environment variables, if they are not those of this process
 */
export async function plainFirefox(environment?: Readonly<Record<string, string>>): Promise<PlainBrowser | undefined> {
  const program = findFirefox();
  if (!program) return undefined;
  const { address, end } = await launch(
    program,
    (profile) => ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    /WebDriver BiDi listening on (ws:\S+)/,
    environment,
  );
  const { send, close } = await connectTo(`${address}/session`);
  await send("session.new", { capabilities: {} });

  async function open(probe: string): Promise<Tab> {
    const { userContext } = await send("browser.createUserContext");
    const { context } = await send("browsingContext.create", { type: "tab", userContext });
    await send("browsingContext.setViewport", { context, viewport: { width: 1350, height: 940 } });
    const script = { functionDeclaration: `() => { ${probe} }`, contexts: [context] };
    await send("script.addPreloadScript", script);
    const pointer = async (action: object) => {
      const actions = [{ type: "pointer", id: "mouse", actions: [action] }];
      await send("input.performActions", { context, actions });
    };
    return {
      goTo: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "interactive" })),
      async evaluate<Value>(expression: string) {
        const options = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
        const { result, exceptionDetails } = await send("script.evaluate", options);
        if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
        const { value } = result as { value?: string };
        return (value === undefined ? undefined : JSON.parse(value)) as Value;
      },
      move: (x, y) => pointer({ type: "pointerMove", x: Math.round(x), y: Math.round(y) }),
      press: () => pointer({ type: "pointerDown", button: 0 }),
      release: () => pointer({ type: "pointerUp", button: 0 }),
      close: async () => {
        await send("browsingContext.close", { context });
        await send("browser.removeUserContext", { userContext });
      },
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
