/** A page's question to an endpoint, such as `GET /api/campaigns/:identifier`. */
export interface Question {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Answers as the address would over HTTP, and rejects with its problem document. */
export type AskInProcess = (address: string, question: Question) => Promise<unknown>;
