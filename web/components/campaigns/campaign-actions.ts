import type { CancellationPreview } from '#contract/own-campaigns.ts';

/**
 * What the people of a business do with a campaign. Each resolves once what is shown holds the change, and rejects
 * with the API's problem document, or a TypeError when the server was not reached.
 */
export interface CampaignActions {
  pause(identifier: string): Promise<void>;
  resume(identifier: string): Promise<void>;
  close(identifier: string): Promise<void>;
  previewCancellation(identifier: string): Promise<CancellationPreview>;
  cancel(identifier: string, note: string): Promise<void>;
  /** Leads to the new draft. */
  duplicate(identifier: string): Promise<void>;
}
