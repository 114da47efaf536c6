/**
 * How to reach the API, passed to every generated call: over HTTP in the browser, in-process while the server renders.
 * It is not a client object, so pages that make no call on first load don't carry a client.
 */
export interface ApiReach {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}
