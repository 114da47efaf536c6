import type { DisputeRequest, DisputeWords } from '#contract/disputes.ts';

/** Each resolves once the page holds the change, and rejects with the API's problem. */
export interface DisputeDeeds {
  open(collaborationId: string, wish: DisputeRequest): Promise<void>;
  answer(id: string, said: DisputeWords): Promise<void>;
  appeal(id: string, said: DisputeWords): Promise<void>;
  accept(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
}
