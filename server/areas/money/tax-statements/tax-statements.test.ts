import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { lockPayout } from '../payouts/lock.ts';
import { movePayout } from '../payouts/transition.ts';
import { eraseOldStatements } from './jobs/erase-old-statements.ts';
import { makeTaxStatements } from './jobs/make-tax-statements.ts';
import { remindAboutW9s } from './jobs/remind-about-w9s.ts';

/** A run looks at everybody, so these tests use their own database and clock. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const { clock } = own;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const reason = 'It is January and the forms are due.';

const YEAR = 2026;
const IN_JANUARY = new Date('2027-01-04T15:00:00Z');
const W9 = {
  name: 'Maya Okafor',
  business_name: '',
  tax_class: 'individual',
  tin_kind: 'ssn',
  street: '12 Kent Avenue',
  unit: '',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11249',
  certifies: true,
};

async function newCreator(tin?: string, { is_electronic = true } = {}) {
  const earner = await newEarner(context);
  const own = await signInAs(context, earner.person);
  const save = (change: object = {}) =>
    call('PUT /api/me/taxpayer', { headers: own, payload: { ...W9, is_electronic, tin, ...change } });
  if (tin) expect((await save()).statusCode).toBe(200);
  return { earner, headers: own, save };
}

async function payOut(earner: Earner, cents: number): Promise<string> {
  await earnAndClear(context, earner, [cents]);
  await connectBank(context, earner);
  const { id } = await askForPayout(context, earner, cents);
  await move(id, 'send');
  await move(id, 'pay');
  return id;
}

const move = (id: string, name: 'send' | 'pay' | 'fail') =>
  inTransaction(db, async (tx) => movePayout(tx, await lockPayout(tx, id), { move: name }, clock.now()));

async function setYear(change: object = {}): Promise<void> {
  const { years } = (await call('GET /api/admin/tax-years', { headers })).json();
  const { version } = years.find(({ year }: { year: number }) => year === YEAR);
  const rule = { version, form: 'nec', threshold_cents: 200_000, reason, ...change };
  await call(`PUT /api/admin/tax-years/${YEAR}`, { headers, payload: rule });
}

async function setPayer(): Promise<void> {
  const { years } = (await call('GET /api/admin/tax-years', { headers })).json();
  const { version } = years.find(({ year }: { year: number }) => year === YEAR);
  const address = { street: '1 Main Street', unit: '', city: 'Brooklyn', state: 'NY', zip: '11201' };
  const payer = { name: 'Bizmeet Holdings LLC', ein: '45-3456789', phone: '212 555 0142', ...address };
  const payload = { version, ...payer, reason };
  expect((await call(`PUT /api/admin/tax-years/${YEAR}/payer`, { headers, payload })).statusCode).toBe(200);
}

const start = () => call(`POST /api/admin/tax-years/${YEAR}/runs`, { headers, payload: { reason } });

async function run() {
  expect((await start()).statusCode).toBe(200);
  const { id } = await db.selectFrom('tax_runs').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  // A job may run twice, and two of it at once.
  await Promise.all([1, 2].map(() => makeTaxStatements.run(context, { tax_run_id: id })));
  return (await call(`GET /api/admin/tax-years/${YEAR}/run`, { headers })).json();
}

async function statementsOf({ creator_id }: Earner) {
  const address = `GET /api/admin/tax-years/${YEAR}/statements?filter=all&limit=100` as const;
  const { statements } = (await call(address, { headers })).json();
  return statements.filter((row: { creator_id: string }) => row.creator_id === creator_id);
}

const mailsTo = async (email: string, template: string) =>
  (
    await db
      .selectFrom('email_events')
      .select('subject')
      .where('recipient', '=', email)
      .where('template', '=', template)
      .execute()
  ).map(({ subject }) => subject);

const file = (rows: 'unfiled' | 'all') =>
  call(`POST /api/admin/tax-years/${YEAR}/file`, { headers, payload: { rows, reason } });

it('starts only once the year is over and it is clear what is filed, and by whom', async () => {
  expect((await start()).json().detail).toBe(
    '2026 isn’t over yet. Start its run on January 1, 2027, or later.',
  );
  clock.advance({ hours: (IN_JANUARY.getTime() - clock.now().getTime()) / 3_600_000 });
  expect((await start()).json().detail).toBe('No form is filed for 2026. Choose one first.');
  await setYear();
  expect((await start()).json().detail).toBe('Add the payer for 2026 first.');
  await setPayer();
  expect(await run()).toMatchObject({
    statement_count: 0,
    run: { revised_count: 0, started_by: 'Maya Okafor' },
  });
});

/** Payouts of the year that is over: the clock of the test goes back for them. */
async function inTheYear<T>(work: () => Promise<T>): Promise<T> {
  const hours = 24 * 60;
  clock.advance({ hours: -hours });
  const answer = await work();
  clock.advance({ hours });
  return answer;
}

it('makes a statement at $2,000.00 and none a cent below, for payouts by their day in New York', async () => {
  const [below, at, late] = [
    await newCreator('219-09-9991'),
    await newCreator('219-09-9992'),
    await newCreator(),
  ];
  await inTheYear(async () => {
    await payOut(below.earner, 199_999);
    await payOut(at.earner, 200_000);
  });
  await payOut(late.earner, 400_000);
  await payOut(below.earner, 50_000);
  await run();
  expect(await statementsOf(below.earner)).toEqual([]);
  expect(await statementsOf(late.earner)).toEqual([]);
  expect(await statementsOf(at.earner)).toMatchObject([
    { revision: 1, form: 'nec', paid_cents: 200_000, is_current: true, has_w9: true, is_electronic: true },
  ]);
  expect(await mailsTo(at.earner.person.email, 'tax-statement-ready')).toEqual([
    'Your 1099-NEC for 2026 is ready',
  ]);
});

it('asks three times for a missing W-9, two weeks apart, and takes it in with the next run', async () => {
  const { earner, save } = await newCreator();
  await inTheYear(() => payOut(earner, 250_000));
  await run();
  const asked = () => mailsTo(earner.person.email, 'w9-wanted');
  expect(await asked()).toEqual(['Please add your W-9 for 2026']);
  await run();
  await remindAboutW9s.run(context, {});
  expect(await asked()).toHaveLength(1);
  for (const sent of [2, 3, 3]) {
    clock.advance({ days: 14 });
    await remindAboutW9s.run(context, {});
    await remindAboutW9s.run(context, {});
    expect(await asked()).toHaveLength(sent);
  }
  const [{ id, ...missing }] = await statementsOf(earner);
  expect(missing).toMatchObject({ has_w9: false, reminder_count: 3 });
  expect((await call(`GET /api/admin/tax-statements/${id}/pdf`, { headers })).statusCode).toBe(409);
  await save({ tin: '219-09-9993', is_electronic: false });
  const before = (await call(`GET /api/admin/tax-years/${YEAR}/run`, { headers })).json();
  expect(before.added_w9_count).toBe(1);
  expect((await run()).run.revised_count).toBe(1);
  expect(await statementsOf(earner)).toMatchObject([
    { revision: 1, is_current: false, has_w9: false },
    { revision: 2, is_current: true, has_w9: true, is_electronic: false },
  ]);
  expect(await mailsTo(earner.person.email, 'tax-statement-ready')).toEqual([]);
});

it('gives the PDF to its creator while they agree to it, to nobody else, with four digits of the number', async () => {
  const { earner, headers: mine } = await newCreator('219-09-9994');
  const stranger = await newCreator('219-09-9995');
  await inTheYear(() => payOut(earner, 312_345));
  await run();
  const { statements } = (await call('GET /api/me/taxes', { headers: mine })).json();
  expect(statements).toMatchObject([{ year: YEAR, form: 'nec', revision: 1, is_correction: false }]);
  const address = `GET /api/me/tax-statements/${statements[0].id}/pdf` as const;
  const text = readPdf((await call(address, { headers: mine })).rawPayload).join(' ');
  expect(text).toContain('Form 1099-NEC');
  expect(text).toContain('$3,123.45');
  expect(text).toContain('XXX-XX-9994');
  expect(text).toContain('45-3456789');
  expect(text).not.toMatch(/219-?09/);
  expect((await call(address, { headers: stranger.headers })).statusCode).toBe(404);
  await call('PUT /api/me/tax-delivery', { headers: mine, payload: { is_electronic: false } });
  expect((await call(address, { headers: mine })).statusCode).toBe(404);
  expect((await call('GET /api/me/taxes', { headers: mine })).json().statements).toEqual([]);
  const printed = await call(`GET /api/admin/tax-statements/${statements[0].id}/pdf`, { headers });
  expect(readPdf(printed.rawPayload).join(' ')).toContain('$3,123.45');
});

it('puts whole numbers into the file alone, once each unless asked for all, and logs the download', async () => {
  const { earner } = await newCreator('219-09-9996');
  await inTheYear(() => payOut(earner, 222_200));
  await run();
  const stale = await call(`GET /api/admin/tax-years/${YEAR}/statements/export?filter=all`, { headers });
  expect(stale.body).toContain('2222.00');
  expect(stale.body).not.toMatch(/999\d/);
  const first = await file('unfiled');
  expect(first.headers['content-disposition']).toContain('bizmeet-1099-filing-2026.csv');
  const line = first.body.split('\r\n').find((row) => row.includes('219099996')) ?? '';
  expect(line).toMatch(
    /^1099-NEC,2026,Original,Bizmeet Holdings LLC,45-3456789,1 Main Street,,Brooklyn,NY,11201/,
  );
  expect(line).toMatch(/2222\.00,0\.00$/);
  expect((await file('unfiled')).json().detail).toBe('There is nothing to download.');
  expect((await file('all')).body).toContain('219099996');
  const log = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.user_id).execute();
  expect(log.filter(({ action }) => action === 'download_tax_file')).toMatchObject([
    { reason, subject_type: 'tax_run', after: { year: YEAR, rows: 'unfiled' } },
    { reason, after: { year: YEAR, rows: 'all' } },
  ]);
  expect(log.some(({ action }) => action === 'export_tax_statements')).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/219-?09|3456789/);
});

it('a run after a change corrects one row, and both revisions stay', async () => {
  const { earner, headers: mine, save } = await newCreator('219-09-9997');
  const [kept, back] = await inTheYear(async () => [
    await payOut(earner, 210_000),
    await payOut(earner, 30_000),
  ]);
  await run();
  await file('unfiled');
  expect((await run()).run.revised_count).toBe(0);
  await move(back, 'fail');
  expect((await run()).run.revised_count).toBe(1);
  expect(await statementsOf(earner)).toMatchObject([
    { revision: 1, paid_cents: 240_000, is_current: false, filed_at: expect.any(String) },
    { revision: 2, paid_cents: 210_000, is_current: true, filed_at: null },
  ]);
  expect(await mailsTo(earner.person.email, 'tax-statement-ready')).toEqual([
    'Your 1099-NEC for 2026 is ready',
    'Your 1099-NEC for 2026 was corrected',
  ]);
  const { statements } = (await call('GET /api/me/taxes', { headers: mine })).json();
  expect(statements).toMatchObject([
    { revision: 2, is_correction: true, is_current: true },
    { revision: 1, is_correction: false, is_current: false },
  ]);
  const rows = (await file('unfiled')).body.trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^1099-NEC,2026,Corrected,.*2100\.00,0\.00$/);
  // Certifying the same again corrects nothing; a new address does.
  await save();
  expect((await run()).run.revised_count).toBe(0);
  await save({ street: '99 Kent Avenue' });
  expect((await run()).run.revised_count).toBe(1);
  // Below the threshold, the statement is taken back with an amount of zero.
  await move(kept, 'fail');
  expect((await run()).run.revised_count).toBe(1);
  expect((await statementsOf(earner)).at(-1)).toMatchObject({ revision: 4, is_withdrawn: true });
  expect((await file('unfiled')).body).toMatch(/Corrected,.*99 Kent Avenue.*,0\.00,0\.00\r\n/);
});

it('erases statements after four years', async () => {
  const left = async () => (await db.selectFrom('tax_statements').select('id').execute()).length;
  await eraseOldStatements.run({ ...context, now: () => new Date('2030-12-31T12:00:00Z') }, {});
  expect(await left()).toBeGreaterThan(0);
  await eraseOldStatements.run({ ...context, now: () => new Date('2031-01-02T12:00:00Z') }, {});
  expect(await left()).toBe(0);
});
