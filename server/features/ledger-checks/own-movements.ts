import type { Database } from '../../db/database.ts';
import type { ProviderMovement } from '../../payments/payment-provider.ts';

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
  byIds(db: Database, provider: string, ids: readonly string[]): Promise<OwnMovement[]>;
  /** What we hold for done out of a span of time. */
  doneIn(db: Database, provider: string, span: Span): Promise<OwnMovement[]>;
  /** Which statuses stand for money that moved: with the provider, and with us. */
  moved: { there: readonly string[]; here: readonly string[] };
  /** Of ours, where the provider may have moved the money or not: it is asked until it says which. */
  moving: readonly string[];
}

/** Where each kind of movement stands on our side. */
export const OWN_SIDES: Record<ProviderMovement['kind'], OwnSide> = {
  checkout: {
    moved: { there: ['paid'], here: ['paid'] },
    moving: [],
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
    moving: [],
    byIds: (db, provider, ids) => refunds(db, provider).where('refunds.id', 'in', ids).execute(),
    doneIn: (db, provider, { from, until }) =>
      refunds(db, provider)
        .where('refunds.status', '=', 'paid')
        .where('refunds.created_at', '>=', from.toISOString())
        .where('refunds.created_at', '<', until.toISOString())
        .execute(),
  },
  // What left us; a bank that sends it back brings it back to us first.
  payout: {
    moved: { there: ['sent', 'processing', 'paid'], here: ['paid'] },
    moving: ['processing'],
    byIds: (db, provider, ids) => payouts(db, provider).where('id', 'in', ids).execute(),
    // A payout waits for its batch; the provider hears of it when it is sent.
    doneIn: (db, provider, { from, until }) =>
      payouts(db, provider)
        .where('status', '=', 'paid')
        .where('sent_at', '>=', from.toISOString())
        .where('sent_at', '<', until.toISOString())
        .execute(),
  },
};

function fundings(db: Database, provider: string) {
  return db.selectFrom('fundings').select(['id', 'total_cents', 'status']).where('provider', '=', provider);
}

function refunds(db: Database, provider: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.id', 'refunds.total_cents', 'refunds.status'])
    .where('fundings.provider', '=', provider);
}

function payouts(db: Database, provider: string) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount_cents as total_cents', 'status'])
    .where('provider', '=', provider);
}
