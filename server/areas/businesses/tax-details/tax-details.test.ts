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

it('prints the details on the receipts of the owner, and on nobody else’s [OPEN-63]', async () => {
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
  const own = await pdf(headers);
  for (const one of words) expect(own).toContain(one);
  const manager = await signInAs(context, await newManager(context, business_id));
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  for (const other of [manager, admin]) {
    const theirs = await pdf(other);
    for (const one of words) expect(theirs).not.toContain(one);
  }
  expect((await put({ ...DETAILS, version: 1 }, manager)).json()).toMatchObject({
    code: 'ownership_required',
  });
  expect((await call(`DELETE ${url}`, { headers })).json()).toEqual({ done: true });
  expect(await pdf(headers)).not.toContain('Crumb and Company LLC');
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
