import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { ownCampaignParams } from '#contract/campaigns/own-campaigns.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { CODE_USES, LONGEST_TYPED_CODE, PERK_MAX_LENGTH, TARGET_MAX_LENGTH } from '#domain/work/tap-links.ts';
import { collaborationParams } from './collaborations.ts';

const moment = z.string();
const count = z.number().int();

/** The dark squares of a QR code as one SVG path in a square of this size. */
const qrDrawing = z.object({ size: count, path: z.string() });

const perk = z.object({ words: z.string(), code_use: z.enum(CODE_USES) });

/** The short link of a creator's work and what it brought. */
const workLink = z
  .object({
    url: z.string(),
    qr: qrDrawing,
    counter_code: z.string(),
    perk: perk.nullable(),
    ends_on: z.iso.date().nullable(),
    /** False once the work was cancelled or while a side or the campaign is stopped: the link then only leads to the shop. */
    is_counting: z.boolean(),
    taps: count,
    redemptions: count,
  })
  .meta({ id: 'WorkLink' });
export type WorkLink = z.infer<typeof workLink>;

/** A link without an address to store leads to the shop's website, else its public page, else a map. */
const linkSettings = z
  .strictObject({
    target_url: z.string().trim().max(TARGET_MAX_LENGTH).nullable(),
    perk: z
      .strictObject({
        words: z
          .string()
          .trim()
          .min(1, 'Say what customers get')
          .max(PERK_MAX_LENGTH, `At most ${PERK_MAX_LENGTH} characters`),
        code_use: z.enum(CODE_USES),
      })
      .nullable(),
    ends_on: z.iso.date('Enter a date').nullable(),
  })
  .meta({ id: 'CampaignLinkSettings' });
export type LinkSettings = z.infer<typeof linkSettings>;

const campaignLinks = z
  .object({
    settings: z.object({
      target_url: z.string().nullable(),
      perk: perk.nullable(),
      ends_on: z.iso.date().nullable(),
    }),
    /** The links lead here unless the settings say otherwise. */
    default_target: z.string(),
    links: z.array(
      z.object({
        collaboration_id: z.string(),
        creator_name: z.string(),
        url: z.string(),
        qr: qrDrawing,
        counter_code: z.string(),
        is_counting: z.boolean(),
        taps: count,
        redemptions: count,
      }),
    ),
  })
  .meta({ id: 'CampaignLinks' });
export type CampaignLinks = z.infer<typeof campaignLinks>;

const typedCode = z.string().trim().min(1, 'Enter a code').max(LONGEST_TYPED_CODE);

/** A code that can be redeemed now. */
const counterCode = z
  .object({
    code: z.string(),
    creator_name: z.string(),
    campaign_title: z.string(),
    perk: z.string().nullable(),
    works_once: z.boolean(),
  })
  .meta({ id: 'CounterCode' });
export type CounterCode = z.infer<typeof counterCode>;

const redemption = z
  .object({
    id: z.string(),
    code: z.string(),
    creator_name: z.string(),
    campaign_title: z.string(),
    perk: z.string().nullable(),
    redeemed_at: moment,
    /** It can be undone until then. */
    undo_until: moment,
    is_undone: z.boolean(),
  })
  .meta({ id: 'Redemption' });
export type Redemption = z.infer<typeof redemption>;

const redemptionDay = z
  .object({ count, redemptions: z.array(redemption).max(50), server_time: moment })
  .meta({ id: 'RedemptionDay' });
export type RedemptionDay = z.infer<typeof redemptionDay>;

export const tapLinkEndpoints = endpoints({
  getWorkLink: {
    method: 'GET',
    url: '/api/collaborations/:id/link',
    access: 'agreement',
    summary: 'Get the short link and the counter code of a collaboration, and what they brought',
    is_viewable: true,
    params: collaborationParams,
    response: workLink,
  },
  getCampaignLinks: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/links',
    access: 'business',
    summary: "Get the short links of a campaign's creators, where they lead and what they brought",
    params: ownCampaignParams,
    response: campaignLinks,
  },
  setCampaignLinks: {
    method: 'PUT',
    url: '/api/businesses/:id/campaigns/:identifier/links',
    access: 'business',
    summary: 'Set where the short links of a campaign lead and what customers get for a code',
    params: ownCampaignParams,
    body: linkSettings,
    response: campaignLinks,
  },
  findCounterCode: {
    method: 'GET',
    url: '/api/businesses/:id/counter-codes/:code',
    access: 'business',
    summary: 'Check a code that a customer says or shows at the counter',
    params: z.object({ id: z.uuid(), code: typedCode }),
    response: counterCode,
  },
  redeemCode: {
    method: 'POST',
    url: '/api/businesses/:id/redemptions',
    access: 'business',
    summary: 'Redeem the code of a customer',
    params: businessParams,
    headers: idempotencyHeaders,
    body: z.strictObject({ code: typedCode }).meta({ id: 'RedemptionRequest' }),
    response: redemption,
    status: 201,
  },
  undoRedemption: {
    method: 'POST',
    url: '/api/businesses/:id/redemptions/:redemption_id/undo',
    access: 'business',
    summary: 'Undo a redemption, up to 10 minutes after it',
    params: z.object({ id: z.uuid(), redemption_id: z.uuid() }),
    response: redemption,
  },
  listRedemptions: {
    method: 'GET',
    url: '/api/businesses/:id/redemptions',
    access: 'business',
    summary: "List today's redemptions, the newest first",
    params: businessParams,
    response: redemptionDay,
  },
});
