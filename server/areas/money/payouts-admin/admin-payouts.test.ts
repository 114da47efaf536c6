import { describe, expect, it } from 'vitest';
import type { AdminPayout, PayoutSummary } from '#contract/money/payouts-admin.ts';
import { applyPayout } from '#server/areas/money/payouts/commands/apply-payout.ts';
import { sendAll, sendPayouts } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { notificationsOf } from '#test/support/bell.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };
const payload = { reason: 'The bank asked us to look at it.' };

async function asked(amounts: readonly number[] = [20_000]): Promise<{ earner: Earner; id: string }> {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, amounts);
  await connectBank(context, earner);
  const { id } = await askForPayout(quiet, earner, amounts[0] ?? 0);
  return { earner, id };
}

const get = async (id: string): Promise<AdminPayout> =>
  (await call(`GET /api/admin/payouts/${id}`, { headers })).json();

const actionsOn = (id: string) =>
  db
    .selectFrom('audit_log')
    .where('viewed_hour', 'is', null)
    .select(['action', 'reason'])
    .where('subject_type', '=', 'payout')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('payouts managed by admins [ADMIN-08] [ADMIN-24]', () => {
  it('are listed with their creator, filtered by status and by the beginning of a name', async () => {
    const { earner, id } = await asked();
    await db
      .updateTable('profiles')
      .set({ full_name: `Quimby ${id.slice(-6)}` })
      .where('user_id', '=', earner.person.user_id)
      .execute();
    const find = async (query: string) =>
      (await call(`GET /api/admin/payouts?${query}`, { headers })).json().payouts;
    expect(await find('search=quimby&status=requested')).toMatchObject([{ id, amount_cents: 20_000 }]);
    expect(await find('search=quimby&status=paid')).toEqual([]);
  });

  it('are put on hold with a reason, miss their batch, and leave with the next one once released', async () => {
    const { earner, id } = await asked();
    const stopped = await call(`POST /api/admin/payouts/${id}/stop`, { headers, payload });
    expect(stopped.json()).toMatchObject({ waits_for: 'stopped', can_stop: false, can_release: true });
    clock.advance({ days: 1 });
    await sendPayouts.run(quiet, {});
    expect((await get(id)).status).toBe('requested');
    const own = await call(`GET /api/me/payouts/${id}`, { headers: await signInAs(context, earner.person) });
    expect(own.json()).toMatchObject({ waits_for: 'stopped', can_cancel: true });
    expect(own.body).not.toContain(payload.reason);
    const sums = await call('GET /api/me/earnings/sums', { headers: await signInAs(context, earner.person) });
    expect(sums.json().on_its_way).toEqual({ amount_cents: 20_000, arrives_on: null, is_on_hold: true });
    const again = await call(`POST /api/admin/payouts/${id}/stop`, { headers, payload });
    expect(again.statusCode).toBe(409);
    await call(`POST /api/admin/payouts/${id}/release`, { headers, payload });
    clock.advance({ days: 1 });
    await sendPayouts.run(quiet, {});
    expect((await get(id)).status).toBe('processing');
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['stop_payout', 'release_payout']);
    expect((await notificationsOf(db, earner.person.user_id)).slice(0, 3)).toEqual([
      'Your $200.00 payout is on its way',
      'Your $200.00 payout is no longer on hold',
      'Your $200.00 payout is on hold',
    ]);
  });

  it('are canceled once, and the money is available again', async () => {
    const { id } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(`POST /api/admin/payouts/${id}/cancellation`, { headers, payload }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await get(id)).transfers.map(({ kind }) => kind)).toEqual(['payout_opened', 'payout_canceled']);
    expect(await actionsOn(id)).toEqual([{ action: 'cancel_payout', reason: payload.reason }]);
  });

  it('are sent at once with a reason, except those on hold', async () => {
    const [{ id }, { id: kept }] = [await asked(), await asked()];
    await call(`POST /api/admin/payouts/${kept}/stop`, { headers, payload });
    const summary: PayoutSummary = (await call('GET /api/admin/payouts/summary', { headers })).json();
    expect(summary.next_batch.payout_count).toBeGreaterThanOrEqual(1);
    expect(summary.on_hold.payout_count).toBeGreaterThanOrEqual(1);
    const { payouts, counts } = (await call('GET /api/admin/payouts?status=requested', { headers })).json();
    const listed = payouts.map((payout: AdminPayout) => payout.id);
    expect(listed).toContain(id);
    expect(listed).not.toContain(kept);
    expect(counts.status).toMatchObject({
      requested: summary.next_batch.payout_count,
      on_hold: summary.on_hold.payout_count,
    });
    const batch = await call('POST /api/admin/payouts/batch', { headers, payload });
    expect(batch.json().sent_count).toBeGreaterThanOrEqual(1);
    expect((await get(id)).sent_at).not.toBeNull();
    expect((await get(kept)).status).toBe('requested');
    expect(await actionsOn(id)).toEqual([{ action: 'send_payout', reason: payload.reason }]);
    const short = await call('POST /api/admin/payouts/batch', { headers, payload: { reason: 'now' } });
    expect(short.statusCode).toBe(400);
  });

  it('that failed are sent again once, as another payout, and the list agrees with the total', async () => {
    const { id } = await asked();
    await sendAll(quiet, [id]);
    const early = await call(`POST /api/admin/payouts/${id}/retry`, { headers, payload });
    expect(early.statusCode).toBe(409);
    await applyPayout(quiet, id, {
      reference: `po_${id}`,
      status: 'failed',
      amount_cents: 20_000,
      failure: 'The account is closed.',
      arrives_on: null,
    });
    expect(await get(id)).toMatchObject({ status: 'failed', can_retry: true });
    const unresolved = async () => {
      const { failed } = (await call('GET /api/admin/payouts/summary', { headers })).json();
      const { payouts } = (await call('GET /api/admin/payouts?status=unresolved', { headers })).json();
      expect(failed.payout_count).toBe(payouts.length);
      return payouts.map((payout: AdminPayout) => payout.id);
    };
    expect(await unresolved()).toContain(id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(`POST /api/admin/payouts/${id}/retry`, { headers, payload })),
    );
    expect(await unresolved()).not.toContain(id);
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    expect(made[0]?.json()).toMatchObject({ status: 'requested', cause: 'retry', number: 2, retry_of: id });
    expect(await get(id)).toMatchObject({ can_retry: false, retried_by: made[0]?.json().id });
  });

  it('that do not exist are not found', async () => {
    const id = '019a0000-0000-7000-8000-000000000000';
    for (const action of ['stop', 'release', 'cancellation', 'retry']) {
      const answer = await call(`POST /api/admin/payouts/${id}/${action}`, { headers, payload });
      expect(answer.statusCode).toBe(404);
    }
    expect((await call(`GET /api/admin/payouts/${id}`, { headers })).statusCode).toBe(404);
  });
});
