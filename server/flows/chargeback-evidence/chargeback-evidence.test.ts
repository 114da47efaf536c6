import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { testChargebacks } from '#test/support/chargebacks.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, workHands } from '#test/support/work.ts';

const { app } = await testApp();
const { context, db, call, headers, admin, tell, reference, fundingOf, chargebackOf } =
  await testChargebacks();
const { submit, approve } = workHands(app, context);

/** Work with a delivery, an approval and a message, whose payment a bank took back. */
async function newChargeback() {
  const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
  const [deliverable = ''] = work.deliverable_ids;
  await submit(work, deliverable);
  await approve(work, deliverable);
  const { business_id, campaign_id } = work.payer;
  const conversation_id = newId();
  const created_at = context.now().toISOString();
  await db
    .insertInto('conversations')
    .values({ id: conversation_id, business_id, campaign_id, creator_id: work.maker.creator_id, created_at })
    .execute();
  await db
    .insertInto('messages')
    .values(
      ['I’ll film on Tuesday.', 'Deleted words'].map((body, place) => ({
        ...{ id: newId(), conversation_id, sender_id: work.maker.user_id, side: 'creator' as const },
        ...{ body, is_deleted: place === 1, created_at },
      })),
    )
    .execute();
  const funding = await fundingOf(work.payer);
  await tell(funding.id, reference(), 'open', funding.total_cents);
  return { work, funding, id: await chargebackOf(funding.id) };
}

const download = (id: string, who = headers) =>
  call(`POST /api/admin/chargebacks/${id}/evidence` as 'POST /', { headers: who });

it('says who paid, what was agreed, delivered, approved and written, and names each transfer', async () => {
  const { work, funding, id } = await newChargeback();
  const answer = await download(id);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const words = readPdf(answer.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
  for (const said of [
    'Evidence for a chargeback',
    'Who paid',
    'Terms of Service accepted',
    'Deliveries and approvals',
    'version 1. Sent:',
    'reel.mp4',
    'Timeline',
    'I’ll film on Tuesday.',
    'Payments in our ledger',
  ]) {
    expect(words).toContain(said);
  }
  expect(words).not.toContain('Deleted words');
  const compact = words.replaceAll(' ', '');
  for (const said of [work.payer.owner.email, funding.id]) expect(compact).toContain(said);
  const transfers = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_events as e', 'e.id', 't.event_id')
    .select('t.id')
    .where('e.campaign_id', '=', work.payer.campaign_id)
    .execute();
  expect(transfers.length).toBeGreaterThan(1);
  for (const transfer of transfers) expect(compact).toContain(transfer.id);
});

it('is made once, and each download is in the audit log', async () => {
  const { id } = await newChargeback();
  const [first, second] = [await download(id), await download(id)];
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const entries = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'download_evidence')
    .where('subject_id', '=', id)
    .execute();
  expect(entries).toEqual([{ actor_id: admin.user_id }, { actor_id: admin.user_id }]);
});

it('isn’t there for the business, the creator or an unknown chargeback', async () => {
  const { work, id } = await newChargeback();
  for (const who of [work.shop, work.maker.headers]) expect((await download(id, who)).statusCode).toBe(403);
  expect((await download(newId())).statusCode).toBe(404);
});
