import type { CampaignHints } from '#contract/campaign-drafts.ts';
import type { BusinessLocation } from '#contract/locations.ts';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import type { CampaignGap } from '#domain/campaign-checks.ts';
import type { DraftName, DraftValues } from './draft-values.ts';

/** What each part of the form works with. */
export interface SectionProps {
  campaignId: string;
  values: DraftValues;
  gaps: readonly CampaignGap[];
  errorOf: (name: DraftName) => string | undefined;
  onEdit: (change: Partial<DraftValues>) => void;
  hints: CampaignHints | null;
  locations: readonly BusinessLocation[];
  neighborhoods: readonly Neighborhood[];
  isPosted: boolean;
  /** The first day that can be named, as a date in New York. */
  firstDay: string;
}
