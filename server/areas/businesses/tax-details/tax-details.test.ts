import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

const DETAILS = {
  version: 0,
  legal_name: 'Crumb and Company LLC',
  ein: '123456119',
  street: '120 Manhattan Ave',
  unit: '',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11222',
  reference: 'PO 77',
};

async function newShop() {
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  const headers = await signInAs(context, payer.owner);
  const url = `/api/businesses/${payer.business_id}/tax-details` as const;
  const put = (payload: object, as = headers) => call(`PUT ${url}`, { headers: as, payload });
  return { payer, headers, put, url };
}

it('prints the details on corrected receipts of the owner, and on nobody else’s [OPEN-63]', async () => {
  const { payer, headers, put, url } = await newShop();
  const { business_id } = payer;
  const funding_id = await payIn(context, payer);
  const saved = await put(DETAILS);
  expect(saved.json()).toMatchObject({ ein: '12-3456119', state: 'NY', unit: null, version: 1 });
  const pdf = async (as: typeof headers) => {
    const route = `GET /api/businesses/${business_id}/receipts/${funding_id}/pdf` as const;
    return readPdf((await call(route, { headers: as })).rawPayload)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  };
  const words = ['Crumb and Company LLC', '12-3456119', '120 Manhattan Ave, Brooklyn, NY 11222', 'PO 77'];
  for (const one of words) expect(await pdf(headers)).not.toContain(one);
  const corrections = `POST /api/businesses/${business_id}/receipts/${funding_id}/revisions` as const;
  const correct = (revision: number, reference: string, as = headers) =>
    call(corrections, { headers: as, payload: { revision, reference } });
  expect((await correct(1, 'PO 77')).json()).toMatchObject({ revision: 2, reference: 'PO 77' });
  const own = await pdf(headers);
  for (const one of words) expect(own).toContain(one);
  expect(own).toContain('revision 2');
  const manager = await signInAs(context, await newManager(context, business_id));
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  for (const other of [manager, admin]) {
    const theirs = await pdf(other);
    for (const one of words.slice(0, 3)) expect(theirs).not.toContain(one);
  }
  expect((await put({ ...DETAILS, version: 1 }, manager)).json()).toMatchObject({
    code: 'ownership_required',
  });
  expect((await call(`DELETE ${url}`, { headers })).json()).toEqual({ done: true });
  // What was issued stays as it is.
  expect(await pdf(headers)).toContain('Crumb and Company LLC');
  expect((await correct(2, 'PO 78', manager)).json()).toMatchObject({ code: 'ownership_required' });
});

it('refuses an EIN or a ZIP code that is none, and details somebody changed first', async () => {
  const { put } = await newShop();
  for (const wrong of [{ ein: '123-45-6789' }, { zip: '1122' }, { state: 'ZZ' }, { legal_name: ' ' }]) {
    const answer = await put({ ...DETAILS, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject(Object.keys(wrong).map((path) => ({ path })));
  }
  const answers = await Promise.all([put(DETAILS), put(DETAILS)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('a receipt never changes: a correction is the next revision, made once, and earlier ones stay', async () => {
  const { payer, headers, put } = await newShop();
  const { business_id } = payer;
  await put(DETAILS);
  const funding_id = await payIn(context, payer);
  const route = `/api/businesses/${business_id}/receipts/${funding_id}` as const;
  const read = async (query = '') => (await call(`GET ${route}${query}` as never, { headers })).json();
  expect(await read()).toMatchObject({ revision: 1, reference: 'PO 77', tax_details: { unit: null } });
  await put({ ...DETAILS, version: 1, legal_name: 'Crumb Holding Inc' });
  expect(await read()).toMatchObject({ tax_details: { legal_name: 'Crumb and Company LLC' } });
  const correct = (payload: object) => call(`POST ${route}/revisions` as never, { headers, payload });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => correct({ revision: 1, reference: 'PO 99' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(5).fill(409)]);
  expect(await read()).toMatchObject({
    revision: 2,
    reference: 'PO 99',
    tax_details: { legal_name: 'Crumb Holding Inc' },
    revisions: [{ revision: 2 }, { revision: 1 }],
  });
  expect(await read('?revision=1')).toMatchObject({
    reference: 'PO 77',
    tax_details: { legal_name: 'Crumb and Company LLC' },
  });
  expect((await correct({ revision: 2, reference: 'PO 99' })).json()).toMatchObject({ code: 'conflict' });
  expect((await correct({ revision: 2, reference: 'x'.repeat(61) })).statusCode).toBe(400);
  expect((await call(`GET ${route}?revision=3` as never, { headers })).statusCode).toBe(404);
  const csv = await call(`GET /api/businesses/${business_id}/billing/csv` as never, { headers });
  expect(csv.payload).toContain('PO 99');
});
