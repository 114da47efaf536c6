import { describe, expect, it } from 'vitest';
import { readOwnCampaign } from '#server/areas/campaigns/campaigns/own-campaign-query.ts';
import { readChoice } from '#server/areas/hiring/applicants/queries/read-choice.ts';
import { takeCampaignDown } from '#server/flows/cancel-campaign/cancel-campaign.ts';
import type { Route } from '#test/support/calls.ts';
import { testChargebacks } from '#test/support/chargebacks.ts';
import { beginPayment, newPayer, newUnpaidCampaign, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { until } from '#test/support/until.ts';

const {
  context,
  db,
  call,
  admin,
  headers,
  payload,
  reference,
  tell,
  spots,
  chargebackOf,
  accept,
  applicant,
  faults,
} = await testChargebacks();

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
    expect(await seen(payer)).toEqual(['campaign', 'paused_by_us']);
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
});
