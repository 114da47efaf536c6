import { describe, expect, it } from 'vitest';
import { readOwnCampaign } from '#server/areas/campaigns/campaigns/own-campaign-query.ts';
import { readChoice } from '#server/areas/hiring/applicants/queries/read-choice.ts';
import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { sendRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { findLowReserve } from '#server/areas/money/ledger-checks/queries/find-low-reserve.ts';
import { getPayoutWithParts } from '#server/areas/money/payouts/queries/list-payouts.ts';
import { takeCampaignDown } from '#server/flows/cancel-campaign/cancel-campaign.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { askForPayout, connectBank, earn, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { beginPayment, newPayer, newUnpaidCampaign, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { applyChargeback } from './commands/apply-chargeback.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const payload = { reason: 'The owner sent the bank a letter and the order.' };

type Status = 'open' | 'won' | 'lost';
const reference = () => `dp_${newId()}`;
const tell = (funding_id: string, ref: string, status: Status, amount_cents: number) =>
  applyChargeback(context, funding_id, { reference: ref, status, amount_cents, reason: 'fraudulent' });
const fundingOf = async ({ campaign_id }: Pick<Payer, 'campaign_id'>) =>
  await db
    .selectFrom('fundings')
    .select(['id', 'total_cents'])
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
const spots = ({ campaign_id }: Payer) =>
  db
    .selectFrom('campaigns')
    .select(['funded_slots', 'taken_slots', 'status'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
const chargebackOf = async (funding_id: string) =>
  (
    await db
      .selectFrom('chargebacks')
      .select('id')
      .where('funding_id', '=', funding_id)
      .executeTakeFirstOrThrow()
  ).id;
const accept = (payer: Payer, application_id: string) =>
  inTransaction(db, async (tx) =>
    moveApplication(tx, context, await lockApplication(tx, { application_id }), {
      move: 'accept',
      payout_cents: payer.payout_cents,
      actor_id: payer.owner.user_id,
    }),
  );
const applicant = async ({ campaign_id }: Payer) =>
  newApplication(context, { campaign_id, creator_id: (await newMaker(context)).creator_id });
const faults = async () => (await checkLedger(db)).faults;

describe('a chargeback', () => {
  it('takes back the open spots, keeps those that are taken, and lets nobody be accepted', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    await accept(payer, await applicant(payer));
    const late = await applicant(payer);
    await tell(funding_id, reference(), 'open', 121_000);
    expect(await spots(payer)).toEqual({ funded_slots: 1, taken_slots: 1, status: 'paused' });
    await expect(accept(payer, late)).rejects.toMatchObject({ code: 'conflict' });
    expect(await faults()).toEqual([]);
  });

  it('offers no payment that would be refused, for this campaign or another one of the business', async () => {
    const payer = await newPayer(context);
    const other = await newPayer(context);
    await db
      .updateTable('campaigns')
      .set({ business_id: payer.business_id })
      .where('id', '=', other.campaign_id)
      .execute();
    const funding_id = await payIn(context, payer);
    await accept(payer, await applicant(payer));
    const seen = async ({ campaign_id }: Payer) => {
      const { stopped, next } = await readOwnCampaign(db, campaign_id);
      return [stopped, next?.step];
    };
    expect(await seen(other)).toEqual([null, 'fund']);
    const ref = reference();
    await tell(funding_id, ref, 'open', 121_000);
    expect(await seen(payer)).toEqual(['campaign', 'held_by_us']);
    expect((await readChoice(context, payer.campaign_id)).is_stopped).toBe(true);
    expect(await seen(other)).toEqual(['payments', 'payments_paused']);
    await tell(funding_id, ref, 'won', 121_000);
    expect((await seen(payer))[0]).toBeNull();
    expect(await seen(other)).toEqual([null, 'fund']);
  });

  it('and acceptances at the same moment leave as many spots as are paid for', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const ids = await Promise.all(Array.from({ length: 4 }, () => applicant(payer)));
    const ref = reference();
    await Promise.allSettled([
      ...ids.map((id) => accept(payer, id)),
      tell(funding_id, ref, 'open', 121_000),
      tell(funding_id, ref, 'open', 121_000),
    ]);
    const { funded_slots, taken_slots } = await spots(payer);
    expect(funded_slots).toBe(taken_slots);
    expect(await faults()).toEqual([]);
    await tell(funding_id, ref, 'won', 121_000);
    expect((await spots(payer)).funded_slots).toBe(4);
    expect(await faults()).toEqual([]);
  });

  it('and the cancellation of its campaign return the money once, in either order', async () => {
    for (const order of ['chargeback', 'cancellation'] as const) {
      const payer = await newPayer(context);
      const funding_id = await payIn(context, payer);
      const [ref, cancel] = [
        reference(),
        () =>
          takeCampaignDown(context, admin.user_id, {
            id: payer.campaign_id,
            reason: payload.reason,
          }),
      ];
      if (order === 'cancellation') await cancel();
      await tell(funding_id, ref, 'open', 121_000);
      if (order === 'chargeback') await cancel();
      await tell(funding_id, ref, 'won', 121_000);
      const refunds = await db
        .selectFrom('refunds')
        .select('total_cents')
        .where('funding_id', '=', funding_id)
        .execute();
      expect(refunds.map(({ total_cents }) => total_cents)).toEqual([121_000]);
      expect(await faults()).toEqual([]);
    }
  });

  it('keeps its business from paying until an admin lets it, with a reason', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    await tell(funding_id, reference(), 'lost', 121_000);
    await expect(beginPayment(context, payer, 1)).rejects.toMatchObject({ code: 'conflict' });
    const id = await chargebackOf(funding_id);
    expect(
      (await call(`POST /api/admin/chargebacks/${id}/clearance`, { headers, payload: { reason: 'no' } }))
        .statusCode,
    ).toBe(400);
    const cleared = await call(`POST /api/admin/chargebacks/${id}/clearance`, { headers, payload });
    expect(cleared.statusCode).toBe(200);
    expect((await call(`POST /api/admin/chargebacks/${id}/clearance`, { headers, payload })).statusCode).toBe(
      409,
    );
    expect((await beginPayment(context, payer, 1)).status).toBe('created');
    expect((await spots(payer)).status).toBe('live');
    const logged = await db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_id', '=', id)
      .execute();
    expect(logged).toEqual([{ action: 'clear_chargeback', reason: payload.reason }]);
  });

  it('refunds what is paid on a page that was open when it came', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const more = await beginPayment(context, payer, 2);
    await tell(funding_id, reference(), 'open', 121_000);
    await pay(context, more.funding_id).catch(() => undefined);
    expect((await spots(payer)).funded_slots).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('closes every other payment page of its business at the provider, and none of others', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const campaign_id = await newUnpaidCampaign(context, { ...payer, slots: 2 });
    const other = await beginPayment(context, { ...payer, campaign_id }, 2);
    const stranger = await beginPayment(context, await newPayer(context), 4);
    await tell(funding_id, reference(), 'open', 121_000);
    const page = (id: string) => context.payments.findCheckout({ id, reference: null });
    await until(async () => (await page(other.funding_id))?.status === 'canceled');
    const { status } = await db
      .selectFrom('fundings')
      .select('status')
      .where('id', '=', other.funding_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
    expect((await page(stranger.funding_id))?.status).toBe('open');
  });

  it('of a large payment needs a second admin before the business pays again or creators are paid', async () => {
    const second = await signInAs(context, await newPerson(context, { role: 'admin' }));
    const payer = await newPayer(context, { payout_cents: 270_000, slots: 1 });
    const funding_id = await payIn(context, payer);
    await tell(funding_id, reference(), 'lost', 297_000);
    const id = await chargebackOf(funding_id);
    const read = () =>
      db
        .selectFrom('chargebacks')
        .select(['cleared_by', 'earnings_released_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    for (const action of ['clearance', 'earnings-release']) {
      const answer = await call(`POST /api/admin/chargebacks/${id}/${action}` as Route, { headers, payload });
      expect(answer.json().code).toBe('approval_required');
    }
    expect(await read()).toEqual({ cleared_by: null, earnings_released_by: null });
    const { open } = (await call('GET /api/admin/approvals', { headers: second })).json();
    const own = open.filter(({ subject_id }: { subject_id: string }) => subject_id === id);
    expect(own.map(({ action }: { action: string }) => action).sort()).toEqual([
      'clear_chargeback',
      'release_chargeback_earnings',
    ]);
    for (const request of own) {
      const route = `POST /api/admin/approvals/${request.id}/approval` as Route;
      expect((await call(route, { headers: second })).statusCode).toBe(200);
    }
    expect(await read()).toEqual({ cleared_by: admin.user_id, earnings_released_by: admin.user_id });
  });

  it('keeps earnings pending and payouts on hold, and frees both when it is won or an admin says so', async () => {
    for (const end of ['won', 'released'] as const) {
      const earner = await newEarner(context);
      const [cleared = ''] = await earnAndClear(context, earner, [20_000]);
      const pending = await earn(context, earner, 15_000);
      await connectBank(context, earner);
      const quiet = { ...context, queue: { ...context.queue, enqueue: async () => undefined } };
      const { id } = await askForPayout(quiet, earner, 20_000);
      const of = async (earning: string) =>
        db
          .selectFrom('earnings')
          .select(['campaign_id', 'status'])
          .where('id', '=', earning)
          .executeTakeFirstOrThrow();
      // The helper releases work without an acceptance, so count its spot as taken.
      for (const earning of [cleared, pending]) {
        await db
          .updateTable('campaigns')
          .set({ taken_slots: 1 })
          .where('id', '=', (await of(earning)).campaign_id ?? '')
          .execute();
      }
      const told: { funding_id: string; ref: string; cents: number }[] = [];
      for (const earning of [cleared, pending]) {
        const { id: funding_id, total_cents } = await fundingOf({
          campaign_id: (await of(earning)).campaign_id ?? '',
        });
        told.push({ funding_id, ref: reference(), cents: total_cents });
      }
      for (const { funding_id, ref, cents } of told) await tell(funding_id, ref, 'open', cents);
      clock.advance({ days: 10 });
      await clearEarnings.run(context, {});
      expect((await of(pending)).status).toBe('pending');
      const waits = async () => (await getPayoutWithParts(context, earner.person.user_id, id)).waits_for;
      expect(await waits()).toBe('chargeback');
      for (const { funding_id, ref, cents } of told) {
        if (end === 'won') await tell(funding_id, ref, 'won', cents);
        else {
          const chargeback = await chargebackOf(funding_id);
          await call(`POST /api/admin/chargebacks/${chargeback}/earnings-release`, { headers, payload });
        }
      }
      await clearEarnings.run(context, {});
      expect((await of(pending)).status).toBe('available');
      expect(await waits()).toBeNull();
      const notifications = await db
        .selectFrom('notifications')
        .select('title')
        .where('user_id', '=', earner.person.user_id)
        .where('title', 'like', 'Earnings from%')
        .execute();
      expect(notifications).toHaveLength(end === 'released' ? 2 : 0);
    }
  });

  it('that is won notifies everyone who earned in a campaign that was over by then', async () => {
    const earner = await newEarner(context);
    const earning = await earn(context, earner, 15_000);
    const { campaign_id } = await db
      .selectFrom('earnings')
      .select('campaign_id')
      .where('id', '=', earning)
      .executeTakeFirstOrThrow();
    const over = { status: 'completed' as const, taken_slots: 1 };
    await db.updateTable('campaigns').set(over).where('id', '=', campaign_id).execute();
    const { id, total_cents } = await fundingOf({ campaign_id });
    const ref = reference();
    const told = async () => {
      const rows = await db
        .selectFrom('notifications')
        .select('title')
        .where('user_id', '=', earner.person.user_id)
        .execute();
      return rows.map(({ title }) => title);
    };
    await tell(id, ref, 'open', total_cents);
    expect(await told()).toEqual([]);
    await tell(id, ref, 'won', total_cents);
    expect(await told()).toEqual(['Earnings from Rye week are no longer on hold']);
  });

  it('that is lost settles a refund the provider refused, and owes it again when it is won after all', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const quiet = { ...context, queue: { ...context.queue, enqueue: async () => undefined } };
    await takeCampaignDown(quiet, admin.user_id, {
      id: payer.campaign_id,
      reason: payload.reason,
    });
    const refund = await db
      .selectFrom('refunds')
      .select('id')
      .where('funding_id', '=', funding_id)
      .executeTakeFirstOrThrow();
    const status = async () =>
      (await db.selectFrom('refunds').select('status').where('id', '=', refund.id).executeTakeFirstOrThrow())
        .status;
    const due = async () =>
      Number(
        (
          await db
            .selectFrom('ledger_accounts')
            .select('balance_cents')
            .where('account', '=', `business:${payer.business_id}:refunds_due`)
            .executeTakeFirstOrThrow()
        ).balance_cents,
      );
    await db
      .updateTable('refunds')
      .set({ status: 'failed', failure: 'charge_disputed' })
      .where('id', '=', refund.id)
      .execute();
    const ref = reference();
    await tell(funding_id, ref, 'lost', 121_000);
    await tell(funding_id, ref, 'lost', 121_000);
    expect(await status()).toBe('covered');
    expect(await due()).toBe(0);
    await sendRefund.run(context, { refund_id: refund.id });
    expect(await status()).toBe('covered');
    expect(await faults()).toEqual([]);
    await tell(funding_id, ref, 'won', 121_000);
    expect(await status()).toBe('failed');
    expect(await due()).toBe(121_000);
    expect(await faults()).toEqual([]);
  });

  it('makes the reserve low once it has advanced more than the setting', async () => {
    const payer = await newPayer(context);
    await tell(await payIn(context, payer), reference(), 'open', 121_000);
    const lost = await newPayer(context, { payout_cents: 150_000, slots: 1 });
    const funding_id = await payIn(context, lost);
    await accept(lost, await applicant(lost));
    await tell(funding_id, reference(), 'lost', 165_000);
    expect(await findLowReserve(db)).toMatchObject([{ subject: 'reserve' }]);
  });
});
