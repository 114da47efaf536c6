import type { IndustrySlug } from '#domain/base/industries.ts';
import type { OpeningHours } from '#domain/businesses/opening-hours.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { NeighborhoodName } from '#server/seed/neighborhoods/neighborhoods.ts';

/** The shape of a demo business; marketplace.ts turns it into rows. All of them are invented. */
export interface DemoBusiness {
  business_name: string;
  industry: IndustrySlug;
  description: string;
  /** The first is the primary one. */
  locations: readonly DemoLocation[];
  campaigns: readonly DemoCampaign[];
}

export type DemoLocation = readonly [
  neighborhood: NeighborhoodName,
  address: string,
  latitude: number,
  longitude: number,
  hours?: OpeningHours,
];

export interface DemoCampaign {
  title: string;
  /** The description, one sentence per entry. */
  brief: readonly string[];
  asks: Partial<Record<DeliverableKind, number>>;
  terms: {
    at: NeighborhoodName | 'remote';
    payout_cents: number | null;
    slots: number;
    /** Days until the application deadline; negative is past, null is no deadline. */
    days_left: number | null;
    /** Days since it was published; null means not yet. */
    hours_up: number | null;
  };
  /** Defaults to live. */
  status?: CampaignStatus;
}
