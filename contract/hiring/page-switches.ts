import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

const MOST_PIECES = 100;

/** A piece of the portfolio, which is on the public page only if the creator chose it. */
const pagePiece = z.object({
  id: z.string(),
  kind: z.enum(['file', 'link']),
  label: z.string(),
  is_shown: z.boolean(),
});

/** The creator's public page as they set it up. */
const creatorPageSwitch = z
  .object({
    is_on: z.boolean(),
    shows_prices: z.boolean(),
    /** Null without a handle. The page answers there only while it is on and the creator is approved. */
    path: z.string().nullable(),
    pieces: z.array(pagePiece).max(MOST_PIECES),
  })
  .meta({ id: 'CreatorPageSwitch' });
export type CreatorPageSwitch = z.infer<typeof creatorPageSwitch>;

const creatorPageChange = z
  .strictObject({
    is_on: z.boolean(),
    shows_prices: z.boolean(),
    /** The pieces to show; all others are hidden. */
    piece_ids: z.array(z.uuid()).max(MOST_PIECES),
  })
  .meta({ id: 'CreatorPageChange' });
export type CreatorPageChange = z.infer<typeof creatorPageChange>;

const businessPageSwitch = z
  .object({ is_on: z.boolean(), path: z.string() })
  .meta({ id: 'BusinessPageSwitch' });
export type BusinessPageSwitch = z.infer<typeof businessPageSwitch>;

export const pageSwitchEndpoints = endpoints({
  getCreatorPageSwitch: {
    method: 'GET',
    url: '/api/creators/me/public-page',
    access: 'creator',
    summary: 'Get the settings of my public page',
    response: creatorPageSwitch,
  },
  setCreatorPageSwitch: {
    method: 'PUT',
    url: '/api/creators/me/public-page',
    access: 'creator',
    summary: 'Update what my public page shows and whether anyone can open it',
    body: creatorPageChange,
    response: creatorPageSwitch,
  },
  getBusinessPageSwitch: {
    method: 'GET',
    url: '/api/businesses/:id/public-page',
    access: 'business',
    summary: 'Get whether a business has a public page',
    params: businessParams,
    response: businessPageSwitch,
  },
  setBusinessPageSwitch: {
    method: 'PUT',
    url: '/api/businesses/:id/public-page',
    access: 'business_owner',
    summary: 'Update whether a business has a public page',
    params: businessParams,
    body: z.strictObject({ is_on: z.boolean() }).meta({ id: 'BusinessPageChange' }),
    response: businessPageSwitch,
  },
});
