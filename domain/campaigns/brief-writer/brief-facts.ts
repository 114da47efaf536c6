import type { Goal } from '#domain/businesses/onboarding.ts';
import type { Fulfilment } from '../campaign-limits.ts';
import type { Deliverable } from '../deliverables.ts';

/** Facts a business told us about itself. A brief may contain nothing else. */
export interface ShopFacts {
  business_name: string;
  industry: string | null;
  /** In the shop's own words, typed or accepted from its website. */
  description: string;
  neighborhood: string | null;
  /** Without the @. */
  handles: Partial<Record<'instagram' | 'tiktok' | 'youtube', string>>;
}

export interface BriefFacts {
  shop: ShopFacts;
  deliverables: readonly Deliverable[];
  fulfilment: Fulfilment;
  goals: readonly Goal[];
}

export interface WrittenBrief {
  title: string;
  description: string;
  requirements_do: string[];
  requirements_dont: string[];
}
