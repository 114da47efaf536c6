/**
 * The way to the API, passed to every call: over HTTP in the browser, in-process while the server renders. It isn't a
 * client object, so pages that make no call on first load don't load a client.
 */
export interface ApiReach {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Answers as the address would, or rejects with its problem document. */
  ask?: (address: string, question: { params?: object; query?: object; body?: unknown }) => Promise<unknown>;
}
