/** What the DevTools protocol and WebDriver BiDi have in common: commands and answers as JSON over a WebSocket. */
export interface JsonRpc {
  /** @throws Error with what the browser says is wrong */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Calls back with each event. */
  listen(onEvent: (method: string, params: Record<string, unknown>) => void): void;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: unknown;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

export async function connectTo(address: string): Promise<JsonRpc> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners: Parameters<JsonRpc["listen"]>[0][] = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method) for (const onEvent of listeners) onEvent(answer.method, answer.params ?? {});
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.error) asked?.reject(new Error(JSON.stringify(answer)));
    else asked?.resolve(answer.result ?? {});
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No browser answers at ${address}`)));
  });
  return {
    send(method, params = {}, sessionId) {
      const id = ++last;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(id, asked);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      return asked.promise;
    },
    listen: (onEvent) => void listeners.push(onEvent),
    close: () => socket.close(),
  };
}
