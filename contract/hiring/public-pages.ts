import { z } from 'zod';
import { postTotals } from '#contract/base/post-totals.ts';
import { ratingFigures } from '#contract/base/ratings.ts';
import { creatorRate } from '#contract/creators/profiles.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { FULFILMENTS, RIGHTS_CHANNELS } from '#domain/campaigns/campaign-limits.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { LINK_PLATFORMS } from '#domain/creators/portfolio-links.ts';
import { NUMBERS_SOURCES } from '#domain/creators/social-account-states.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';

/** Answers are the same for everyone, and follow a change within seconds. */
const BRIEFLY = 'public, max-age=5' as const;
const MOST_LISTED = 24;

const publicPlace = z.object({
  neighborhood_name: z.string(),
  neighborhood_slug: z.string(),
  borough: z.enum(BOROUGHS),
});
const deliverables = z.array(
  z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int().positive() }),
);

/** A picture with an address that holds for an hour. */
const publicPicture = z.object({
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
});

const publicPiece = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'film', 'link']),
  title: z.string(),
  platform: z.enum(LINK_PLATFORMS).nullable(),
  /** A film's address is the film's own. */
  url: z.string(),
  picture: publicPicture.nullable(),
});

const publicNumber = z.object({
  platform: z.enum(SOCIAL_PLATFORMS),
  handle: z.string(),
  followers: z.number().int().nullable(),
  avg_views: z.number().int().nullable(),
  source: z.enum(NUMBERS_SOURCES),
  read_at: z.string().nullable(),
});

/** A creator's media kit. */
const publicCreator = z
  .object({
    handle: z.string(),
    full_name: z.string(),
    bio: z.string(),
    photo_url: z.string().nullable(),
    place: publicPlace.nullable(),
    languages: z.array(z.string()),
    niches: z.array(z.enum(NICHES)),
    rating: ratingFigures,
    numbers: z.array(publicNumber).max(SOCIAL_PLATFORMS.length),
    /** Views of posts for businesses, only as the platforms show them. */
    post_totals: postTotals,
    /** Null unless the creator shows their prices. */
    rates: z.array(creatorRate).max(DELIVERABLE_KINDS.length).nullable(),
    pieces: z.array(publicPiece).max(100),
  })
  .meta({ id: 'PublicCreator' });
export type PublicCreator = z.infer<typeof publicCreator>;

const publicCampaignRow = z.object({
  public_id: z.string(),
  title: z.string(),
  business_name: z.string(),
  business_slug: z.string(),
  industry: z.string().nullable(),
  deliverables,
  application_deadline: z.iso.date().nullable(),
});
export type PublicCampaignRow = z.infer<typeof publicCampaignRow>;

const publicShop = z
  .object({
    slug: z.string(),
    business_name: z.string(),
    industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
    description: z.string(),
    website: z.string().nullable(),
    social_links: z.array(z.object({ platform: z.string(), url: z.string() })).max(10),
    photo: publicPicture.nullable(),
    logo_url: z.string().nullable(),
    places: z.array(publicPlace).max(50),
    rating: ratingFigures,
    response_hours: z.number().nullable(),
    campaigns: z.array(publicCampaignRow).max(MOST_LISTED),
    campaign_count: z.number().int(),
  })
  .meta({ id: 'PublicShop' });
export type PublicShop = z.infer<typeof publicShop>;

/** An open campaign for people without an account. Neither the payout nor the street is among it. */
const publicCampaign = publicCampaignRow
  .extend({
    description: z.string(),
    goals: z.string(),
    requirements_do: z.array(z.string()),
    requirements_dont: z.array(z.string()),
    fulfilment: z.enum(FULFILMENTS).nullable(),
    places: z.array(publicPlace).max(50),
    niches: z.array(z.enum(NICHES)),
    rights_channels: z.array(z.enum(RIGHTS_CHANNELS)),
    rights_paid_ads: z.boolean(),
    rights_months: z.number().int(),
    spots_left: z.number().int(),
    published_at: z.string(),
  })
  .meta({ id: 'PublicCampaignPage' });
export type PublicCampaign = z.infer<typeof publicCampaign>;

const publicShopRow = z.object({
  slug: z.string(),
  business_name: z.string(),
  industry: z.string().nullable(),
  campaign_count: z.number().int(),
});
const publicCreatorRow = z.object({
  handle: z.string(),
  full_name: z.string(),
  niches: z.array(z.enum(NICHES)),
});
const nearbyPlace = z.object({ path: z.string(), label: z.string() });

/** A neighborhood or an industry, with everyone who has a public page there. */
const publicDirectory = z
  .object({
    slug: z.string(),
    name: z.string(),
    borough: z.enum(BOROUGHS).nullable(),
    shop_count: z.number().int(),
    campaign_count: z.number().int(),
    creator_count: z.number().int(),
    shops: z.array(publicShopRow).max(MOST_LISTED),
    campaigns: z.array(publicCampaignRow).max(MOST_LISTED),
    creators: z.array(publicCreatorRow).max(MOST_LISTED),
    nearby: z.array(nearbyPlace).max(40),
  })
  .meta({ id: 'PublicDirectory' });
export type PublicDirectory = z.infer<typeof publicDirectory>;

const slugParams = z.object({ slug: z.string().min(1).max(140) });

export const publicPageEndpoints = endpoints({
  getPublicCreator: {
    method: 'GET',
    url: '/api/public/creators/:handle',
    access: 'everyone',
    summary: 'Get the public page of a creator',
    params: z.object({ handle: z.string().min(2).max(40) }),
    response: publicCreator,
    cache_control: BRIEFLY,
  },
  getPublicShop: {
    method: 'GET',
    url: '/api/public/shops/:slug',
    access: 'everyone',
    summary: 'Get the public page of a business',
    params: slugParams,
    response: publicShop,
    cache_control: BRIEFLY,
  },
  getPublicCampaign: {
    method: 'GET',
    url: '/api/public/campaigns/:public_id',
    access: 'everyone',
    summary: 'Get the public page of an open campaign, without the payout',
    params: z.object({ public_id: z.string().min(1).max(64) }),
    response: publicCampaign,
    cache_control: BRIEFLY,
  },
  getPublicNeighborhood: {
    method: 'GET',
    url: '/api/public/neighborhoods/:slug',
    access: 'everyone',
    summary: 'List the public pages of a neighborhood',
    params: slugParams,
    response: publicDirectory,
    cache_control: BRIEFLY,
  },
  getPublicIndustry: {
    method: 'GET',
    url: '/api/public/industries/:slug',
    access: 'everyone',
    summary: 'List the public pages of an industry',
    params: slugParams,
    response: publicDirectory,
    cache_control: BRIEFLY,
  },
  getOembed: {
    method: 'GET',
    url: '/api/oembed',
    access: 'everyone',
    summary: 'Get the oEmbed card of a public page',
    query: z.object({
      url: z.string().min(1).max(2048),
      format: z.string().max(10).default('json'),
      maxwidth: z.coerce.number<number>().int().min(1).max(10_000).default(600),
      maxheight: z.coerce.number<number>().int().min(1).max(10_000).default(420),
    }),
    response: z
      .object({
        version: z.literal('1.0'),
        type: z.literal('rich'),
        title: z.string(),
        provider_name: z.string(),
        provider_url: z.string(),
        cache_age: z.number().int(),
        thumbnail_url: z.string(),
        thumbnail_width: z.number().int(),
        thumbnail_height: z.number().int(),
        html: z.string(),
        width: z.number().int(),
        height: z.number().int(),
      })
      .meta({ id: 'OembedCard' }),
    cache_control: BRIEFLY,
  },
});
