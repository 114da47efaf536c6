/**
 * How the API is reached, handed to every generated call: over HTTP in the browser, inside the process while the
 * server renders. It is no client object, so that pages which call nothing on first load carry no client.
 */
export interface ApiReach {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}
