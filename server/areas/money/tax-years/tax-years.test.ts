import { expect, it } from 'vitest';
import { sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import { callerOf } from '#test/support/calls.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, newSession, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';

/** Tax years are shared by everybody, so these tests use their own database. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const reason = 'Our counsel decided it on Tuesday.';

const PAYER = {
  name: 'Bizmeet Holdings LLC',
  ein: '12-3456789',
  phone: '212 555 0142',
  street: '1 Main Street',
  unit: '',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11201',
};

const [thisYear = 0, lastYear = 0] = await yearsShown();

async function yearsShown(): Promise<number[]> {
  const { years } = (await call('GET /api/admin/tax-years', { headers })).json();
  return years.map(({ year }: { year: number }) => year);
}

async function settingsOf(year: number) {
  const { years } = (await call('GET /api/admin/tax-years', { headers })).json();
  return years.find((one: { year: number }) => one.year === year);
}

const change = (year: number, payload: object) =>
  call(`PUT /api/admin/tax-years/${year}`, { headers, payload: { reason, ...payload } });
const changePayer = (year: number, payload: object) =>
  call(`PUT /api/admin/tax-years/${year}/payer`, { headers, payload: { ...PAYER, reason, ...payload } });

it('files no form until somebody decides, and keeps who decided what and why', async () => {
  expect(await settingsOf(thisYear)).toEqual({
    year: thisYear,
    form: 'none',
    threshold_cents: 200_000,
    payer: null,
    version: 0,
    is_over: false,
  });
  expect((await settingsOf(lastYear)).is_over).toBe(true);
  const changed = await change(thisYear, { version: 0, form: 'nec', threshold_cents: 210_000 });
  expect(changed.json()).toMatchObject({ form: 'nec', threshold_cents: 210_000, version: 1 });
  const { id } = await db
    .selectFrom('tax_years')
    .select('id')
    .where('year', '=', thisYear)
    .executeTakeFirstOrThrow();
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([
    {
      action: 'change_tax_year',
      reason,
      before: { year: thisYear, form: 'No form', threshold: '$2,000.00', payer: null },
      after: { year: thisYear, form: '1099-NEC', threshold: '$2,100.00', payer: null },
    },
  ]);
  const mails = await db
    .selectFrom('email_events')
    .select(['template', 'subject'])
    .where('recipient', '=', admin.email)
    .execute();
  expect(mails).toEqual([{ template: 'admin-change', subject: `The tax form for ${thisYear} was changed` }]);
});

it('shows and logs no more of an EIN than four digits, and stores it sealed', async () => {
  const { version } = await settingsOf(lastYear);
  const saved = await changePayer(lastYear, { version });
  expect(saved.json().payer).toEqual({
    name: 'Bizmeet Holdings LLC',
    ein_last4: '6789',
    phone: '(212) 555-0142',
    street: '1 Main Street',
    unit: null,
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
  });
  const kept = await changePayer(lastYear, { version: version + 1, ein: '', name: 'Bizmeet Inc.' });
  expect(kept.json().payer).toMatchObject({ name: 'Bizmeet Inc.', ein_last4: '6789' });
  const row = await db
    .selectFrom('tax_years')
    .selectAll()
    .where('year', '=', lastYear)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/3456789|Main Street|Bizmeet/);
  const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', row.id).execute();
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('3456789');
});

it('refuses an outdated version, a year out of reach, an EIN that is none, and a payer without one', async () => {
  const [, , year = 0] = await yearsShown();
  const rule = { form: 'k', threshold_cents: 60_000 };
  expect((await change(year, { version: 3, ...rule })).json()).toMatchObject({ code: 'stale' });
  expect((await change(year - 3, { version: 0, ...rule })).statusCode).toBe(404);
  expect((await change(year, { version: 0, ...rule, threshold_cents: 0 })).statusCode).toBe(400);
  expect((await change(year, { version: 0, ...rule, reason: 'no' })).statusCode).toBe(400);
  expect((await changePayer(year, { version: 0, ein: '123-45-6789' })).json()).toMatchObject({
    fields: [{ path: 'ein' }],
  });
  expect((await changePayer(year, { version: 0, ein: '' })).json()).toMatchObject({
    fields: [{ path: 'ein' }],
  });
  expect((await changePayer(year, { version: 0, phone: '12' })).json()).toMatchObject({
    fields: [{ path: 'phone' }],
  });
});

it('of two changes at once, one wins', async () => {
  const [, , , year = 0] = await yearsShown();
  const both = await Promise.all(
    Array.from({ length: 6 }, (_, more) =>
      change(year, { version: 0, form: 'nec', threshold_cents: 60_000 + more }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await settingsOf(year)).version).toBe(1);
});

it('asks for a fresh confirmation', async () => {
  const { sealed } = await newSession(context, admin, { confirmed_at: null });
  const stale = { cookie: `${sessionCookieName(context.config)}=${encodeURIComponent(sealed)}` };
  const answer = await call(`PUT /api/admin/tax-years/${thisYear}`, {
    headers: stale,
    payload: { version: 1, form: 'k', threshold_cents: 60_000, reason },
  });
  expect(answer.json()).toMatchObject({ code: 'confirmation_required' });
});
