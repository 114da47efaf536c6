import type {
  PublicCampaign,
  PublicCreator,
  PublicDirectory,
  PublicShop,
} from '#contract/hiring/public-pages.ts';

/** A public page of any kind, with the address it is known by. */
export type PublicPageData = { path: string } & (
  | { kind: 'creator'; page: PublicCreator }
  | { kind: 'shop'; page: PublicShop }
  | { kind: 'campaign'; page: PublicCampaign }
  | { kind: 'neighborhood' | 'industry'; page: PublicDirectory }
);
