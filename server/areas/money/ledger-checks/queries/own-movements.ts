import type { ProviderName } from '#domain/money/payment-provider.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ProviderMovement } from '#server/platform/payments/payment-provider.ts';

export interface OwnMovement {
  id: string;
  total_cents: number;
  status: string;
}

export interface Span {
  from: Date;
  until: Date;
}

export interface OwnSide {
  byIds(db: Database, provider: ProviderName, ids: readonly string[]): Promise<OwnMovement[]>;
  /** Movements in a span of time that we recorded as done. */
  doneIn(db: Database, provider: ProviderName, span: Span): Promise<OwnMovement[]>;
  /** The statuses that mean money has moved, at the provider and on our side. */
  moved: { there: readonly string[]; here: readonly string[] };
  /** Our statuses in which the provider may or may not have moved the money. It is polled until that is clear. */
  moving: readonly string[];
}

/** Our records for each kind of movement. */
export const OWN_SIDES: Record<ProviderMovement['kind'], OwnSide> = {
  checkout: {
    moved: { there: ['paid'], here: ['paid'] },
    // News of a payment made a moment ago may still be on its way.
    moving: ['created'],
    byIds: (db, provider, ids) => fundings(db, provider).where('id', 'in', ids).execute(),
    doneIn: (db, provider, { from, until }) =>
      fundings(db, provider)
        .where('status', '=', 'paid')
        .where('created_at', '>=', from.toISOString())
        .where('created_at', '<', until.toISOString())
        .execute(),
  },
  refund: {
    moved: { there: ['paid'], here: ['paid'] },
    moving: ['created', 'sent'],
    byIds: (db, provider, ids) => refunds(db, provider).where('refunds.id', 'in', ids).execute(),
    doneIn: (db, provider, { from, until }) =>
      refunds(db, provider)
        .where('refunds.status', '=', 'paid')
        .where('refunds.created_at', '>=', from.toISOString())
        .where('refunds.created_at', '<', until.toISOString())
        .execute(),
  },
  // Money that left us counts as moved. If the bank rejects it, it returns to us first.
  payout: {
    moved: { there: ['sent', 'processing', 'paid'], here: ['paid'] },
    moving: ['processing'],
    byIds: (db, provider, ids) => payouts(db, provider).where('id', 'in', ids).execute(),
    // Count from `sent_at`, because the provider learns of a payout only when its batch is sent.
    doneIn: (db, provider, { from, until }) =>
      payouts(db, provider)
        .where('status', '=', 'paid')
        .where('sent_at', '>=', from.toISOString())
        .where('sent_at', '<', until.toISOString())
        .execute(),
  },
};

function fundings(db: Database, provider: ProviderName) {
  return db.selectFrom('fundings').select(['id', 'total_cents', 'status']).where('provider', '=', provider);
}

function refunds(db: Database, provider: ProviderName) {
  return db
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.id', 'refunds.total_cents', 'refunds.status'])
    .where('fundings.provider', '=', provider);
}

function payouts(db: Database, provider: ProviderName) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount_cents as total_cents', 'status'])
    .where('provider', '=', provider);
}
