import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { callerOf } from '#test/support/calls.ts';
import { newDecider } from '#test/support/disputes.ts';
import { totalOf } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { newWork, type Work } from '#test/support/work.ts';

/** These tests read all settings and the whole ledger, which other tests change, so they use their own database. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const call = callerOf(app);
const admin = await newDecider(context);
const REASON = 'The owner asked by phone: two creators are enough.';
const BACK = totalOf(30_000, 2);

async function newPaused(status: 'paused' | 'closed' | 'live' = 'paused'): Promise<Work> {
  const work = await newWork(context, { slots: 3 });
  await db.updateTable('campaigns').set({ status }).where('id', '=', work.payer.campaign_id).execute();
  return work;
}

function refund(
  { payer }: Work,
  {
    headers = admin,
    key = newId(),
    total_cents = BACK,
  }: { headers?: object; key?: string | null; total_cents?: number } = {},
) {
  return call(`POST /api/admin/campaigns/${payer.campaign_id}/open-spots-refund`, {
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { total_cents, reason: REASON },
  });
}

const paymentOf = async ({ collaboration_id }: Work) =>
  (await call(`GET /api/admin/payments/${collaboration_id}`, { headers: admin })).json();
const refundsOf = ({ payer }: Work) =>
  db
    .selectFrom('refunds')
    .select(['reason', 'total_cents'])
    .where('campaign_id', '=', payer.campaign_id)
    .execute();

describe('open spots an admin gives back', () => {
  it('go back whole, the taken one stays, and the log says who and why [ADMIN-07]', async () => {
    const work = await newPaused();
    expect((await paymentOf(work)).unallocated).toEqual({
      open_spots: 2,
      total_cents: BACK,
      refusal: null,
    });
    expect((await refund(work)).json()).toEqual({ total_cents: BACK });
    expect(await paymentOf(work)).toMatchObject({
      unallocated: { open_spots: 0, total_cents: 0 },
      money: { held_cents: 30_000, fees_held_cents: 3_000, refunded_cents: 0 },
    });
    expect(await refundsOf(work)).toEqual([{ reason: 'spots_open', total_cents: BACK }]);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'reason', 'before', 'after'])
      .where('subject_id', '=', work.payer.campaign_id)
      .execute();
    expect(log).toEqual([
      {
        action: 'refund_open_spots',
        reason: REASON,
        before: { open_spots: '2' },
        after: { open_spots: '0', refunded: '$660.00' },
      },
    ]);
    const notifications = await db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', work.payer.owner.user_id)
      .execute();
    expect(notifications.map(({ title }) => title)).toContain('We’re refunding $660.00');
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('go back once, to 20 who ask at once with one key and to 5 with keys of their own', async () => {
    const work = await newPaused('closed');
    const key = newId();
    const same = await Promise.all(Array.from({ length: 20 }, () => refund(work, { key })));
    expect(new Set(same.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ total_cents: BACK })]));
    const others = await Promise.all(Array.from({ length: 5 }, () => refund(work)));
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect(await refundsOf(work)).toHaveLength(1);
  });

  it('stay where it is another sum by now, while creators can apply, and to anybody but an admin', async () => {
    const work = await newPaused('live');
    expect((await paymentOf(work)).unallocated.refusal).toMatch(/Pause the campaign first/);
    expect((await refund(work)).json()).toMatchObject({ code: 'conflict' });
    await db
      .updateTable('campaigns')
      .set({ status: 'paused' })
      .where('id', '=', work.payer.campaign_id)
      .execute();
    const other = await refund(work, { total_cents: BACK - 1 });
    expect(other.json()).toMatchObject({ code: 'conflict', detail: expect.stringContaining('$660.00') });
    expect((await refund(work, { headers: work.shop })).statusCode).toBe(403);
    expect((await refund(work, { headers: {} })).statusCode).toBe(401);
    expect((await refund(work, { key: null })).statusCode).toBe(400);
    expect(await refundsOf(work)).toEqual([]);
  });
});
