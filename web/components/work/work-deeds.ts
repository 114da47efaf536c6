import type { z } from 'zod';
import type { approval, changesAsked, submissionDraft, workCancellation } from '#contract/collaborations.ts';

/** What a creator does with work. Each resolves once the page holds the change, and rejects with the API's problem. */
export interface CreatorDeeds {
  start(): Promise<void>;
  /** What the next version is made of, in this order. */
  keepDraft(deliverableId: string, mediaFileIds: readonly string[]): Promise<void>;
  /** A file that has just arrived goes behind the others. */
  addToDraft(deliverableId: string, mediaFileId: string): Promise<void>;
  submit(deliverableId: string, draft: z.infer<typeof submissionDraft>): Promise<void>;
  post(deliverableId: string, url: string): Promise<void>;
  cancel(wish: z.infer<typeof workCancellation>): Promise<void>;
}

/** What a business does with it. */
export interface BusinessDeeds {
  approve(deliverableId: string, wish: z.infer<typeof approval>): Promise<void>;
  askForChanges(deliverableId: string, wish: z.infer<typeof changesAsked>): Promise<void>;
  verify(deliverableId: string): Promise<void>;
  returnPost(deliverableId: string, words: string): Promise<void>;
  extend(deliverableId: string, dueOn: string): Promise<void>;
  cancel(wish: z.infer<typeof workCancellation>): Promise<void>;
}
