import type { IndustrySlug } from '#domain/base/industries.ts';
import type { OpeningHours } from '#domain/businesses/opening-hours.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { NeighborhoodName } from '#server/seed/neighborhoods/neighborhoods.ts';

/** How a business is written down here; marketplace.ts turns it into rows. All of them are invented. */
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
  /** The description, a sentence an entry. */
  brief: readonly string[];
  asks: Partial<Record<DeliverableKind, number>>;
  terms: {
    at: NeighborhoodName | 'remote';
    payout_cents: number | null;
    slots: number;
    /** Until the application deadline; below zero is past, null is no deadline. */
    days_left: number | null;
    /** Since it was published; null is not yet. */
    hours_up: number | null;
  };
  /** Live unless it says otherwise. */
  status?: CampaignStatus;
}
