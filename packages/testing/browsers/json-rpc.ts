/** The common part of the DevTools protocol and WebDriver BiDi: JSON commands and responses over a WebSocket. */
export interface JsonRpc {
  /** @throws Error with the browser's error message */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Adds a listener for all events. `sessionId` is the session that an event of DevTools belongs to, if any. */
  listen(onEvent: (method: string, params: Record<string, unknown>, sessionId?: string) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: unknown;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly sessionId?: string;
}

export async function connectTo(address: string): Promise<JsonRpc> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners: Parameters<JsonRpc["listen"]>[0][] = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const received = JSON.parse(String(data)) as Message;
    if (received.method)
      for (const onEvent of listeners) onEvent(received.method, received.params ?? {}, received.sessionId);
    const call = received.id === undefined ? undefined : waiting.get(received.id);
    if (received.error) call?.reject(new Error(JSON.stringify(received)));
    else call?.resolve(received.result ?? {});
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`Could not connect to a browser at ${address}`)));
  });
  return {
    send(method, params = {}, sessionId) {
      const id = ++last;
      const call = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(id, call);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      return call.promise;
    },
    listen: (onEvent) => void listeners.push(onEvent),
    close: () => socket.close(),
  };
}
