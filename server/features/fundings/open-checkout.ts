import type { FUNDING_STATUSES } from '#domain/funding-states.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { applyCheckout } from './apply-checkout.ts';

export interface OpenedCheckout {
  funding_id: string;
  status: (typeof FUNDING_STATUSES)[number];
  total_cents: number;
  /** Null once there is nothing to pay any more. */
  checkout_url: string | null;
}

/** Where a payment is made. Called again it leads to the same place: the provider knows the payment by our id. */
export async function openCheckout(context: Context, fundingId: string): Promise<OpenedCheckout> {
  const { db, payments, config, now } = context;
  const funding = await read(context, fundingId);
  if (funding.status !== 'created' || funding.processing_at || funding.checkout_url) return toOpened(funding);
  if (funding.provider !== payments.name) {
    throw new Problem(
      'conflict',
      'This payment was begun in another way. It ends within a day; then pay anew.',
    );
  }
  const back = `${config.app_url}${wayBack(funding)}`;
  try {
    const checkout = await payments.startCheckout({
      id: fundingId,
      amount_cents: funding.total_cents,
      description: wordsFor(funding),
      return_url: `${back}?funding=${fundingId}`,
      cancel_url: `${back}?funding=${fundingId}&left=1`,
      expires_at: new Date(funding.expires_at),
    });
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
    throw new Problem('unavailable', 'The payment page does not answer. Nothing was charged. Try again.');
  }
  return toOpened(await read(context, fundingId));
}

type Row = Awaited<ReturnType<typeof read>>;

async function read({ db }: Pick<Context, 'db'>, id: string) {
  const row = await db
    .selectFrom('fundings')
    .leftJoin('campaigns', 'campaigns.id', 'fundings.campaign_id')
    .select([
      'fundings.id',
      'fundings.status',
      'fundings.total_cents',
      'fundings.checkout_url',
      'fundings.provider',
    ])
    .select(['fundings.processing_at', 'fundings.expires_at', 'fundings.purpose', 'fundings.slots'])
    .select(['fundings.campaign_id', 'campaigns.slug', 'campaigns.title'])
    .where('fundings.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such payment.');
  return row;
}

function wayBack({ purpose, slug, campaign_id }: Row): string {
  return purpose === 'quote' ? '/business/quotes' : `/business/campaigns/${slug ?? campaign_id}/fund`;
}

function wordsFor({ purpose, slots, title }: Row): string {
  const what = purpose === 'quote' ? 'the rest of a quote' : slots === 1 ? '1 spot' : `${slots} spots`;
  return `${title ?? 'A campaign'}, ${what}`;
}

function toOpened({ id, status, total_cents, checkout_url }: Row): OpenedCheckout {
  return { funding_id: id, status, total_cents, checkout_url };
}
