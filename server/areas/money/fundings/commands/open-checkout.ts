import { inBusiness } from '#domain/businesses/business-links.ts';
import type { FUNDING_STATUSES } from '#domain/money/funding-states.ts';
import type { CardRefusal } from '#domain/money/saved-cards.ts';
import { getPayerReference } from '#server/areas/money/saved-cards/commands/get-payer.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { toFundingMemo } from '../payment-memos.ts';
import { applyCheckout } from './apply-checkout.ts';
import { payByCard } from './pay-by-card.ts';

export interface OpenedCheckout {
  funding_id: string;
  status: (typeof FUNDING_STATUSES)[number];
  total_cents: number;
  /** Null if there is nothing left to pay. */
  checkout_url: string | null;
  /** Why the saved card didn't pay, so that the page has to. */
  card_refusal: CardRefusal | null;
}

/** Charges the saved card of a payment, or opens its page. A repeated call returns the same page, because the provider knows our id. */
export async function openCheckout(context: Context, fundingId: string): Promise<OpenedCheckout> {
  const { db, payments, config, now } = context;
  const funding = await read(context, fundingId);
  if (funding.status !== 'created' || funding.processing_at || funding.checkout_url) return toOpened(funding);
  if (funding.provider !== payments.name) {
    throw new Problem(
      'conflict',
      'This payment was started another way. It expires within a day. You can pay again after that.',
    );
  }
  const hasPaid = await payByCard(context, { ...funding, description: wordsFor(funding) });
  if (hasPaid) return toOpened(await read(context, fundingId));
  const back = inBusiness(
    `${config.app_url}${returnPath(funding)}?funding=${fundingId}`,
    funding.business_id,
  );
  try {
    const { payer_id } = funding;
    const order = {
      id: fundingId,
      amount_cents: funding.total_cents,
      description: wordsFor(funding),
      return_url: back,
      cancel_url: `${back}&left=1`,
      expires_at: new Date(funding.expires_at),
      memo: toFundingMemo(funding),
      ...(payer_id !== null && { payer_reference: await getPayerReference(context, payer_id) }),
    };
    const row = { table: 'fundings', id: fundingId } as const;
    const checkout = await askInRounds(db, row, (round) => payments.startCheckout({ ...order, round }));
    await db
      .updateTable('fundings')
      .set({
        checkout_url: checkout.url,
        provider_reference: checkout.reference,
        updated_at: now().toISOString(),
      })
      .where('id', '=', fundingId)
      .where('status', '=', 'created')
      .where('processing_at', 'is', null)
      .execute();
    if (checkout.status !== 'open') await applyCheckout(context, fundingId, checkout);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    throw new Problem('unavailable', 'The payment page isn’t responding. You weren’t charged. Try again.');
  }
  return toOpened(await read(context, fundingId));
}

type Row = Awaited<ReturnType<typeof read>>;

async function read({ db }: Pick<Context, 'db'>, id: string) {
  const row = await db
    .selectFrom('fundings')
    .leftJoin('campaigns', 'campaigns.id', 'fundings.campaign_id')
    .selectAll('fundings')
    .select(['campaigns.slug', 'campaigns.title'])
    .where('fundings.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that payment.');
  return row;
}

function returnPath({ purpose, slug, campaign_id }: Row): string {
  return purpose === 'quote' ? '/business/quotes' : `/business/campaigns/${slug ?? campaign_id}/fund`;
}

function wordsFor({ purpose, slots, title }: Row): string {
  const what = purpose === 'quote' ? 'the rest of a quote' : slots === 1 ? '1 spot' : `${slots} spots`;
  return `${title ?? 'A campaign'}, ${what}`;
}

function toOpened({ id, status, total_cents, checkout_url, card_refusal }: Row): OpenedCheckout {
  return { funding_id: id, status, total_cents, checkout_url, card_refusal };
}
