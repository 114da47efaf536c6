import { beforeEach, describe, expect, it } from 'vitest';
import type { AlarmList } from '#contract/money/alarms.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { syncAlarms } from './commands/sync-alarms.ts';
import { checkAlarms } from './jobs/check-alarms.ts';
import { alarmMail } from './mails/alarm-mail.ts';

/** Alarms look at all rows, so these tests need their own database. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({
  adapt: () => ({ ...own, queue: { ...own.queue, countDeadLetters: async () => 0 } }),
});
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);

beforeEach(() => db.deleteFrom('alarms').execute());

const raised = () =>
  db.selectFrom('alarms').select(['kind', 'subject', 'detail']).where('cleared_at', 'is', null).execute();
const notified = async ({ user_id }: { user_id: string }) =>
  (
    await db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', user_id)
      .where('notification_key', 'like', 'alarm:%')
      .execute()
  ).length;
const mailsTo = async ({ email }: { email: string }) =>
  (
    await db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', email)
      .where('template', '=', 'alarm')
      .execute()
  ).length;

describe('an alarm', () => {
  const failed = { subject: newId(), detail: 'A refund of $20.00 failed.' };

  it('is raised once, sent once by notification and mail, and cleared when the cause is gone', async () => {
    const before = [await notified(admin), await mailsTo(admin)];
    await Promise.all([
      syncAlarms(context, 'refund_failed', [failed]),
      syncAlarms(context, 'refund_failed', [failed]),
    ]);
    await syncAlarms(context, 'refund_failed', [failed]);
    expect(await raised()).toEqual([{ kind: 'refund_failed', ...failed }]);
    expect([await notified(admin), await mailsTo(admin)]).toEqual(before.map((count) => count + 1));
    await syncAlarms(context, 'refund_failed', []);
    expect(await raised()).toEqual([]);
    await syncAlarms(context, 'refund_failed', [failed]);
    expect((await raised()).length).toBe(1);
  });

  it('is sent again after three days while it lasts', async () => {
    await syncAlarms(context, 'refund_failed', [failed]);
    const before = await mailsTo(admin);
    context.clock.advance({ hours: 71 });
    await syncAlarms(context, 'refund_failed', [failed]);
    expect(await mailsTo(admin)).toBe(before);
    context.clock.advance({ hours: 2 });
    await syncAlarms(context, 'refund_failed', [failed]);
    await syncAlarms(context, 'refund_failed', [failed]);
    expect(await mailsTo(admin)).toBe(before + 1);
  });

  it('leaves the other kinds alone, and one mail lists everything raised together', async () => {
    const before = await mailsTo(admin);
    await syncAlarms(context, 'payout_short', [{ subject: 'balance', detail: '1 payout.' }]);
    await syncAlarms(context, 'refund_failed', [failed, { ...failed, subject: newId() }]);
    expect((await raised()).length).toBe(3);
    expect(await mailsTo(admin)).toBe(before + 2);
  });

  it('says in its mail what to do, and links to the page for it', async () => {
    const facts = { kind: 'reserve_low', detail: 'The reserve is at -$2.00.' } as const;
    const { letter } = await alarmMail.compose(facts, context, admin.email);
    const words = JSON.stringify(letter);
    expect(words).toContain('The reserve is at -$2.00.');
    expect(words).toContain('Start with the chargebacks.');
    expect(words).toContain('We’ll remind you every three days');
    expect(words).toContain(`${context.config.app_url}/admin/payments?view=attention`);
  });

  it('is listed for admins, counted on the overview and in the metrics', async () => {
    await syncAlarms(context, 'payout_short', [{ subject: 'balance', detail: '1 payout.' }]);
    await syncAlarms(context, 'payout_short', []);
    await syncAlarms(context, 'refund_failed', [failed]);
    const { alarms }: AlarmList = (await call('GET /api/admin/alarms', { headers })).json();
    expect(alarms.map(({ kind, cleared_at }) => [kind, cleared_at === null])).toEqual([
      ['refund_failed', true],
      ['payout_short', false],
    ]);
    const overview = (await call('GET /api/admin/overview', { headers })).json();
    expect(overview.waiting).toContainEqual(expect.objectContaining({ kind: 'alarms', count: 1 }));
    expect((await call('GET /metrics')).body).toContain('alarms_raised{kind="refund_failed"} 1');
  });
});

describe('the alarms of every five minutes', () => {
  it('find a payout in transit for a week, and a webhook that was not applied for an hour', async () => {
    const earner = await newEarner(context);
    await earnAndClear(context, earner, [20_050]);
    await connectBank(context, earner);
    const { id } = await askForPayout(context, earner, 20_050);
    await sendAll(context, [id]);
    const webhook = newId();
    const received_at = context.now().toISOString();
    await db
      .insertInto('webhook_events')
      .values({ id: webhook, provider: 'sandbox', external_id: webhook, kind: 'x', body: '{}', received_at })
      .execute();
    await checkAlarms.run(context, {});
    expect((await raised()).filter(({ kind }) => kind === 'webhook_late' || kind === 'payout_stuck')).toEqual(
      [],
    );
    context.clock.advance({ hours: 8 * 24 });
    await checkAlarms.run(context, {});
    const found = await raised();
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'payout_stuck',
        subject: id,
        detail: expect.stringContaining('$200.50'),
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'webhook_late', detail: expect.stringContaining('192 hours') }),
    );
    await db.deleteFrom('webhook_events').where('id', '=', webhook).execute();
    await checkAlarms.run(context, {});
    expect((await raised()).map(({ kind }) => kind)).not.toContain('webhook_late');
  });

  it('find a refund that failed, until it is paid, and jobs that failed every attempt', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const id = newId();
    const at = context.now().toISOString();
    const { total_cents, ...funding } = await db
      .selectFrom('fundings')
      .select(['business_id', 'campaign_id', 'total_cents'])
      .where('id', '=', funding_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('refunds')
      .values({
        ...funding,
        ...{ id, funding_id, slots: 0, payout_cents: total_cents, fee_cents: 0, total_cents },
        ...{ reason: 'spots_open', refund_key: id, status: 'failed', failure: 'The card is closed.' },
        ...{ created_at: at, updated_at: at, next_look_at: at },
      })
      .execute();
    await checkAlarms.run({ ...context, queue: { ...context.queue, countDeadLetters: async () => 2 } }, {});
    const found = await raised();
    expect(found).toContainEqual({
      kind: 'refund_failed',
      subject: id,
      detail: expect.stringContaining('The card is closed.'),
    });
    expect(found).toContainEqual({
      kind: 'dead_jobs',
      subject: 'jobs',
      detail: '2 jobs to retry or dismiss.',
    });
    await db.updateTable('refunds').set({ status: 'paid', paid_at: at }).where('id', '=', id).execute();
    await checkAlarms.run(context, {});
    expect((await raised()).map(({ kind }) => kind)).not.toContain('refund_failed');
    expect((await raised()).map(({ kind }) => kind)).not.toContain('dead_jobs');
  });
});
