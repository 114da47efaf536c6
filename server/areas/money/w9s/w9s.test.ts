import { expect, it } from 'vitest';
import { sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newSession, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { lockPayout } from '../payouts/lock.ts';
import { movePayout } from '../payouts/transition.ts';
import { eraseOldW9s, eraseW9 } from './commands/erase-w9s.ts';
import { readW9s } from './queries/find-w9.ts';

/** The rule of a year is everybody's, so these tests use their own database. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const { clock } = own;
const call = callerOf(app);
const YEAR = Number(clock.now().toISOString().slice(0, 4));

const W9 = {
  name: 'Maya Okafor',
  business_name: '',
  tax_class: 'individual',
  tin_kind: 'ssn',
  tin: '219-09-9999',
  street: '12 Kent Avenue',
  unit: '',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11249',
  is_electronic: true,
  certifies: true,
};

await setForm('none');

async function setForm(form: 'none' | 'nec'): Promise<void> {
  const row = { form, threshold_cents: 200_000, version: 1, updated_at: clock.now().toISOString() };
  await db
    .insertInto('tax_years')
    .values({ id: newId(), year: YEAR, ...row })
    .onConflict((oc) => oc.column('year').doUpdateSet(row))
    .execute();
}

async function newCreator() {
  const earner = await newEarner(context);
  const headers = await signInAs(context, earner.person);
  const save = (change: object = {}) =>
    call('PUT /api/me/taxpayer', { headers, payload: { ...W9, ...change } });
  const taxes = async () => (await call('GET /api/me/taxes', { headers })).json();
  return { earner, headers, save, taxes };
}

async function payOut(earner: Earner, cents: number): Promise<void> {
  await earnAndClear(context, earner, [cents]);
  await connectBank(context, earner);
  const { id } = await askForPayout(context, earner, cents);
  for (const move of ['send', 'pay'] as const) {
    await inTransaction(db, async (tx) => movePayout(tx, await lockPayout(tx, id), { move }, clock.now()));
  }
}

it('keeps a W-9 sealed, and shows no more of the number than four digits', async () => {
  const { earner, headers, save, taxes } = await newCreator();
  const saved = await save();
  const { tin: _, certifies, is_electronic, ...shown } = W9;
  expect(saved.json()).toEqual({
    ...shown,
    business_name: null,
    unit: null,
    tin_last4: '9999',
    certified_at: '2026-06-10T16:00:00Z',
    electronic_since: '2026-06-10T16:00:00Z',
  });
  const row = await db
    .selectFrom('w9s')
    .selectAll()
    .where('creator_id', '=', earner.creator_id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/219-?09|Okafor|Kent/);
  expect((await readW9s(context, [earner.creator_id])).get(earner.creator_id)?.tin).toBe('219099999');
  const exported = await call('GET /api/me/export', { headers });
  for (const text of [JSON.stringify(await taxes()), exported.body]) {
    expect(text).toContain('"tin_last4":"9999"');
    expect(text).not.toMatch(/219-?09-?9999/);
  }
});

it('opens a W-9 for nobody but its creator', async () => {
  const [one, other] = [await newCreator(), await newCreator()];
  await one.save();
  await other.save({ tin: '219-09-9998' });
  const { sealed_details } = await db
    .selectFrom('w9s')
    .select('sealed_details')
    .where('creator_id', '=', one.earner.creator_id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('w9s')
    .set({ sealed_details })
    .where('creator_id', '=', other.earner.creator_id)
    .execute();
  expect((await readW9s(context, [other.earner.creator_id])).size).toBe(0);
});

it('keeps the number if the field is empty, but not as another kind', async () => {
  const { save } = await newCreator();
  await save();
  expect((await save({ tin: '', street: '1 New Street' })).json()).toMatchObject({
    street: '1 New Street',
    tin_last4: '9999',
  });
  expect((await save({ tin: '', tin_kind: 'ein' })).json()).toMatchObject({ fields: [{ path: 'tin' }] });
});

it.each([
  ['tin', { tin: '000-00-0000' }],
  ['tin', { tin: '' }],
  ['tin_kind', { tax_class: 'partnership' }],
  ['name', { name: ' ' }],
  ['zip', { zip: '123' }],
  ['certifies', { certifies: false }],
])('refuses a wrong %s: %o', async (path, change) => {
  const { save } = await newCreator();
  expect((await save(change)).json()).toMatchObject({ code: 'invalid_input', fields: [{ path }] });
});

it('asks for a fresh confirmation to change it, and lets consent be withdrawn at once', async () => {
  const { earner, headers, save } = await newCreator();
  const choose = (is_electronic: boolean) =>
    call('PUT /api/me/tax-delivery', { headers, payload: { is_electronic } });
  expect((await choose(true)).json()).toMatchObject({ code: 'conflict', detail: 'Add your W-9 first.' });
  await save();
  expect((await choose(false)).json().electronic_since).toBeNull();
  expect((await choose(true)).json().electronic_since).toBe('2026-06-10T16:00:00Z');
  const { sealed } = await newSession(context, earner.person, { confirmed_at: null });
  const stale = { cookie: `${sessionCookieName(context.config)}=${encodeURIComponent(sealed)}` };
  const refused = await call('PUT /api/me/taxpayer', { headers: stale, payload: W9 });
  expect(refused.json()).toMatchObject({ code: 'confirmation_required' });
});

it('shows what was paid out this year against the threshold, and asks for a W-9 close to it', async () => {
  const { earner, save, taxes } = await newCreator();
  await payOut(earner, 149_999);
  expect(await taxes()).toMatchObject({
    form: 'none',
    paid_cents: 149_999,
    needs_w9: false,
    can_add_w9: false,
  });
  await setForm('nec');
  expect(await taxes()).toMatchObject({
    year: YEAR,
    form: 'nec',
    threshold_cents: 200_000,
    paid_cents: 149_999,
    needs_w9: false,
    can_add_w9: true,
  });
  await payOut(earner, 1_000);
  expect(await taxes()).toMatchObject({ paid_cents: 150_999, needs_w9: true, w9: null });
  await save();
  expect(await taxes()).toMatchObject({ needs_w9: false, w9: { tin_last4: '9999' } });
  const stranger = await newCreator();
  expect(await stranger.taxes()).toMatchObject({ paid_cents: 0, w9: null });
});

it('erases the W-9 of a deleted account at once if nothing was paid, and after four years otherwise', async () => {
  const [paid, unpaid] = [await newCreator(), await newCreator()];
  await payOut(paid.earner, 20_000);
  for (const { save, earner } of [paid, unpaid]) {
    await save();
    await inTransaction(db, (tx) => eraseW9(tx, earner.creator_id, clock.now()));
    await db
      .updateTable('profiles')
      .set({ account_status: 'deleted' })
      .where('user_id', '=', earner.person.user_id)
      .execute();
  }
  const kept = () =>
    db
      .selectFrom('w9s')
      .select(['creator_id', 'electronic_since'])
      .where('creator_id', 'in', [paid.earner.creator_id, unpaid.earner.creator_id])
      .execute();
  const left = [{ creator_id: paid.earner.creator_id, electronic_since: null }];
  expect(await kept()).toEqual(left);
  await eraseOldW9s(db, new Date(`${YEAR + 4}-12-31T12:00:00Z`));
  expect(await kept()).toEqual(left);
  await eraseOldW9s(db, new Date(`${YEAR + 5}-01-01T12:00:00Z`));
  expect(await kept()).toEqual([]);
});
