import { displayName } from '#domain/format/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { type EvidenceWork, readEvidenceWork } from './read-evidence-work.ts';

export interface Evidence {
  chargeback: Awaited<ReturnType<typeof readChargeback>>;
  works: EvidenceWork[];
  /** Whether the campaign has more work than a document holds. */
  has_more_works: boolean;
  transfers: Awaited<ReturnType<typeof readTransfers>>;
}

export const MOST_WORKS = 20;
export const MOST_TRANSFERS = 200;

/** What we know about a reversed payment: its payer, the work it paid for, and the transfers in the ledger. */
export async function readEvidence(context: Pick<Context, 'db' | 'config'>, id: string): Promise<Evidence> {
  const { db } = context;
  const chargeback = await readChargeback(db, id);
  const works = await db
    .selectFrom('collaborations')
    .select('id')
    .where('campaign_id', '=', chargeback.campaign_id)
    .orderBy('agreed_at')
    .orderBy('id')
    .limit(MOST_WORKS + 1)
    .execute();
  const found: EvidenceWork[] = [];
  for (const work of works.slice(0, MOST_WORKS)) found.push(await readEvidenceWork(context, work.id));
  return {
    chargeback,
    works: found,
    has_more_works: works.length > MOST_WORKS,
    transfers: await readTransfers(db, chargeback.campaign_id),
  };
}

async function readChargeback(db: Database, id: string) {
  const row = await db
    .selectFrom('chargebacks as x')
    .innerJoin('fundings as f', 'f.id', 'x.funding_id')
    .innerJoin('campaigns as c', 'c.id', 'x.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'x.business_id')
    .innerJoin('users as u', 'u.id', 'f.started_by')
    .innerJoin('profiles as p', 'p.user_id', 'f.started_by')
    .select(['x.id', 'x.provider_reference as reference', 'x.status', 'x.amount_cents', 'x.reason'])
    .select(['x.created_at as opened_at', 'x.funding_id', 'x.campaign_id', 'c.title as campaign_title'])
    .select(['f.provider_reference as payment_reference', 'f.total_cents', 'f.paid_at'])
    .select(['f.created_at as checkout_at', 'b.business_name', 'b.website', 'u.email as payer_email'])
    .select(['p.full_name', 'p.terms_accepted_at', 'p.created_at as member_since'])
    .where('x.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that chargeback.');
  const { full_name, ...chargeback } = row;
  return { ...chargeback, payer_name: displayName({ full_name, email: chargeback.payer_email }) };
}

/** Every transfer of the campaign, oldest first, by the ids of the ledger. */
async function readTransfers(db: Database, campaignId: string) {
  return db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .select(['t.id', 'e.kind', 'e.occurred_at', 't.from_account', 't.to_account', 't.amount_cents'])
    .where('e.campaign_id', '=', campaignId)
    .orderBy('e.id')
    .orderBy('t.id')
    .limit(MOST_TRANSFERS)
    .execute();
}
