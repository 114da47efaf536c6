import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, SETTING_RULES, type SettingKey } from '#domain/base/platform-settings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { giveSpot } from '#test/support/applications-paid.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { readSettings } from './queries/read-settings.ts';

/** These tests read all settings and the whole ledger, which other tests change, so they use their own database. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const reason = 'The board decided it on Tuesday.';

async function settingOf(key: SettingKey) {
  const { settings } = (await call('GET /api/admin/settings', { headers })).json();
  return settings.find((one: { key: string }) => one.key === key);
}

async function change(key: SettingKey, value: number, version?: number) {
  const payload = { value, version: version ?? (await settingOf(key)).version, reason };
  return call(`PUT /api/admin/settings/${key}`, { headers, payload });
}

it('holds the defaults until somebody changes them, and keeps who changed what and why [ADMIN-13]', async () => {
  const key = 'appeal_days';
  expect(await settingOf(key)).toEqual({ key, value: 3, version: 0, changed_at: null });
  expect((await change(key, 4)).json()).toMatchObject({ key, value: 4, version: 1 });
  expect((await change(key, 5)).json()).toMatchObject({ key, value: 5, version: 2 });
  expect(await readSettings(db)).toEqual({ ...DEFAULT_SETTINGS, appeal_days: 5 });
  const { changes } = (await call('GET /api/admin/setting-changes?limit=2', { headers })).json();
  expect(changes).toMatchObject([
    { key, before: 4, after: 5, reason },
    { key, before: 3, after: 4, reason },
  ]);
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', changes[0].id)
    .execute();
  expect(log).toEqual([{ action: 'change_setting', before: { [key]: 4 }, after: { [key]: 5 } }]);
  await change(key, 3);
});

it('refuses what is out of its limits, unknown, without a reason or the same', async () => {
  const { min, max } = SETTING_RULES.verify_hours;
  expect((await change('verify_hours', min - 1)).statusCode).toBe(400);
  const above = await change('verify_hours', max + 1);
  expect(above.json()).toMatchObject({
    code: 'invalid_input',
    detail: expect.stringContaining('12 hours to 168'),
  });
  expect((await change('verify_hours', 48)).json()).toMatchObject({ code: 'conflict' });
  const unknown = await call('PUT /api/admin/settings/weather', {
    headers,
    payload: { value: 1, version: 0, reason },
  });
  expect(unknown.statusCode).toBe(400);
  const silent = await call('PUT /api/admin/settings/verify_hours', {
    headers,
    payload: { value: 24, version: 0, reason: 'why' },
  });
  expect(silent.statusCode).toBe(400);
  expect((await settingOf('verify_hours')).version).toBe(0);
});

it('of ten who change the same one at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change('late_grace_hours', 30 + at, 0)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const late = answers.filter(({ statusCode }) => statusCode === 409);
  expect(new Set(late.map((answer) => answer.json().code))).toEqual(new Set(['stale']));
  expect((await settingOf('late_grace_hours')).version).toBe(1);
  expect((await change('late_grace_hours', 50, 0)).json()).toMatchObject({ status: 409, code: 'stale' });
});

it('never changes what was changed: the history takes no corrections', async () => {
  await change('rating_open_days', 8);
  await expect(db.updateTable('platform_settings').set({ value: 9 }).execute()).rejects.toThrow(
    'append-only',
  );
  await change('rating_open_days', 7);
});

it('a campaign keeps the fee it was first paid in with, whatever is set since', async () => {
  const payer = await newPayer(context, { payout_cents: 35_000, slots: 3 });
  await payIn(context, payer);
  await change('business_fee_percent', 15);
  try {
    const campaign = { id: payer.campaign_id, creator_payout_cents: 35_000 };
    expect(await findSpotPrice(db, campaign)).toEqual({
      payout_cents: 35_000,
      fee_cents: 3_500,
      fee_percent: 10,
    });
    await giveSpot(context, payer, { payout_cents: 35_000 });
    expect(await readFigures(db, payer.campaign_id)).toMatchObject({ promised_cents: 38_500 });
    const back = await inTransaction(db, async (tx) =>
      refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'cancelled'),
    );
    expect(back.total_cents).toBe(2 * 38_500);
    const fresh = await newPayer(context, { payout_cents: 35_000 });
    const price = await findSpotPrice(db, { id: fresh.campaign_id, creator_payout_cents: 35_000 });
    expect(price).toMatchObject({ fee_cents: businessFeeCents(35_000, 15), fee_percent: 15 });
  } finally {
    await change('business_fee_percent', 10);
  }
});
