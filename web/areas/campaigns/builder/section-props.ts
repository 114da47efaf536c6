import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { CampaignHints } from '#contract/campaigns/drafts.ts';
import type { CampaignGap } from '#domain/campaigns/campaign-checks.ts';
import type { DraftName, DraftValues } from './draft-values.ts';

/** The props of each section of the form. */
export interface SectionProps {
  businessId: string;
  campaignId: string;
  values: DraftValues;
  gaps: readonly CampaignGap[];
  errorOf: (name: DraftName) => string | undefined;
  onEdit: (change: Partial<DraftValues>) => void;
  hints: CampaignHints | null;
  locations: readonly BusinessLocation[];
  neighborhoods: readonly Neighborhood[];
  isPosted: boolean;
  /** The earliest date that can be chosen, in New York time. */
  firstDay: string;
}
