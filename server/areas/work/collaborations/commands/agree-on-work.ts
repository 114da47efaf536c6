import type { Brief } from '#contract/campaigns/briefs.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { readBrief } from '#server/areas/campaigns/briefs/queries/read-brief.ts';
import { findFeePercent } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { sumContracts } from '#server/areas/campaigns/deals/sum-contracts.ts';
import { writeParties } from '#server/areas/work/contracts/commands/write-parties.ts';
import { makeLink } from '#server/areas/work/tap-links/commands/make-link.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { lockCollaboration } from '../lock.ts';
import { notifyAboutShipment } from '../notify/notify-about-shipment.ts';
import { deliverableRows } from './deliverable-rows.ts';
import { openShipment } from './open-shipment.ts';
import { recordWorkEvent } from './record-work-event.ts';
import { type Terms, writeContract } from './write-contract.ts';

/**
 * Turns a final acceptance into work with a written contract. The caller has locked the campaign and the application.
 * Safe to repeat. A brief without deliverables makes no work.
 */
export async function agreeOnWork(tx: Tx, context: Context, applicationId: string): Promise<string | null> {
  const facts = await readFacts(tx, applicationId);
  const brief = await readAgreedBrief(tx, facts);
  if (facts.known_id !== null || brief.deliverables.length === 0) return facts.known_id;
  const now = context.now();
  const contract = writeContract(facts, brief, await readTerms(tx, facts, now), now);
  const id = newId();
  await tx
    .insertInto('collaborations')
    .values({
      id,
      application_id: applicationId,
      campaign_id: facts.campaign_id,
      business_id: facts.business_id,
      creator_id: facts.creator_id,
      status: 'contracted',
      contract: JSON.stringify(contract),
      payout_cents: contract.payout_cents,
      fee_cents: contract.business_fee_cents,
      creator_fee_cents: contract.creator_fee_cents,
      agreed_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  await tx
    .insertInto('deliverables')
    .values(deliverableRows(id, contract, now))
    .execute();
  if (contract.shipping !== null) await openShipment(tx, { collaboration_id: id, ...contract.shipping }, now);
  await writeParties(tx, context, {
    collaboration_id: id,
    application_id: applicationId,
    business_id: facts.business_id,
    creator_user_id: facts.user_id,
    business_name: contract.business_name,
    creator_name: contract.creator_name,
  });
  await makeLink(
    tx,
    {
      ...{ collaboration_id: id, campaign_id: facts.campaign_id, business_id: facts.business_id },
      ...{ creator_id: facts.creator_id, creator_name: contract.creator_name },
    },
    now,
  );
  const agreed = { collaboration_id: id, side: 'business', kind: 'agreed' } as const;
  await recordWorkEvent(tx, { ...agreed, actor_id: facts.decided_by ?? undefined }, now);
  if (contract.shipping !== null)
    await notifyAboutShipment(tx, context, await lockCollaboration(tx, id), 'to_ship');
  return id;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(tx: Tx, applicationId: string) {
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('campaigns as c', 'c.id', 'a.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('creators as k', 'k.id', 'a.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('collaborations as w', 'w.application_id', 'a.id')
    .select([
      'a.campaign_id',
      'a.creator_id',
      'a.agreed_version',
      'a.agreed_at',
      'a.payout_cents',
      'a.decided_by',
    ])
    .select(['c.title', 'c.business_id', 'b.business_name', 'p.full_name', 'p.user_id', 'w.id as known_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { ...row, payout_cents: row.payout_cents ?? 0 };
}

async function readAgreedBrief(tx: Tx, { campaign_id, agreed_version }: Facts): Promise<Brief> {
  const version = await tx
    .selectFrom('campaign_brief_versions')
    .select('brief')
    .where('campaign_id', '=', campaign_id)
    .where('version', '=', agreed_version)
    .executeTakeFirst();
  return (version?.brief as Brief | undefined) ?? readBrief(tx, campaign_id);
}

/** The fee from the campaign's payments, and all other terms from the current settings. */
async function readTerms(tx: Tx, facts: Facts, now: Date): Promise<Terms> {
  return {
    fee_percent: await findFeePercent(tx, facts.campaign_id),
    settings: await readSettings(tx),
    earlier: await sumContracts(tx, facts, now),
  };
}
