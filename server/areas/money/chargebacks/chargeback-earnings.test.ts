import { describe, expect, it } from 'vitest';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { sendRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { findLowReserve } from '#server/areas/money/ledger-checks/queries/find-low-reserve.ts';
import { getPayoutWithParts } from '#server/areas/money/payouts/queries/list-payouts.ts';
import { takeCampaignDown } from '#server/flows/cancel-campaign/cancel-campaign.ts';
import { testChargebacks } from '#test/support/chargebacks.ts';
import { askForPayout, connectBank, earn, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';

const {
  context,
  db,
  clock,
  call,
  admin,
  headers,
  payload,
  reference,
  tell,
  fundingOf,
  chargebackOf,
  accept,
  applicant,
  faults,
} = await testChargebacks();

describe('a chargeback', () => {
  it('keeps earnings pending and payouts on hold, and frees both when it is won or an admin says so', async () => {
    for (const end of ['won', 'released'] as const) {
      const earner = await newEarner(context);
      const [cleared = ''] = await earnAndClear(context, earner, [20_000]);
      const pending = await earn(context, earner, 15_000);
      await connectBank(context, earner);
      const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };
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
    const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };
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
