import { describe, expect, it } from 'vitest';
import type { SandboxPayeeDetails } from '#contract/money/sandbox-payees.ts';
import { newId } from '#server/platform/db/ids.ts';
import { clearSandboxPayee } from '#server/platform/payments/sandbox-payee-page.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { payments } = context;

async function newPayee() {
  const id = newId();
  const { reference } = await payments.createPayee({
    id,
    email: 'maya@okafor.example',
    full_name: 'Maya Okafor',
  });
  const return_url = 'http://localhost/creator/payouts';
  const { url } = await payments.onboardPayee({ id, reference, return_url, refresh_url: return_url });
  return { id, reference, url };
}

const DETAILS: SandboxPayeeDetails = {
  bank: 'works',
  bank_name: 'First City Bank',
  bank_last4: '6789',
  has_tax_form: true,
};

const answer = (reference: string, details: object) =>
  app.inject({ method: 'POST', url: `/api/sandbox/payees/${reference}/answer`, payload: details });

describe('the page of the sandbox for bank and tax details', () => {
  it('shows who is to be paid, and nothing of their address', async () => {
    const { reference, url } = await newPayee();
    expect(url).toContain(`/sandbox/payee/${reference}`);
    const page = await app.inject({ method: 'GET', url: `/api/sandbox/payees/${reference}` });
    expect(page.json()).toMatchObject({ full_name: 'Maya Okafor', status: 'incomplete' });
    expect(page.body).not.toContain('@');
  });

  it.each<[Partial<SandboxPayeeDetails>, string, RegExp | null]>([
    [{}, 'ready', null],
    [{ bank: 'closed' }, 'ready', null],
    [{ bank: 'checks' }, 'checking', null],
    [{ bank: 'unknown' }, 'restricted', /Check the details/],
    [{ has_tax_form: false }, 'incomplete', /tax form/],
  ])('takes %o for %s', async (wish, status, failure) => {
    const { id, reference } = await newPayee();
    const answered = await answer(reference, { ...DETAILS, ...wish });
    expect(answered.json()).toEqual({ redirect_to: 'http://localhost/creator/payouts' });
    const payee = await payments.findPayee({ id, reference });
    expect(payee).toMatchObject({ status, bank_name: 'First City Bank', bank_last4: '6789' });
    expect(payee?.failure ?? '').toMatch(failure ?? /^$/);
  });

  it('finishes a review after a while, unless the details changed meanwhile', async () => {
    const { id, reference } = await newPayee();
    await answer(reference, { ...DETAILS, bank: 'checks' });
    await clearSandboxPayee.run(context, { id: reference });
    expect(await payments.findPayee({ id, reference })).toMatchObject({ status: 'ready' });
    await answer(reference, { ...DETAILS, bank: 'unknown' });
    await clearSandboxPayee.run(context, { id: reference });
    expect(await payments.findPayee({ id, reference })).toMatchObject({ status: 'restricted' });
  });

  it('refuses details that make no sense', async () => {
    const { reference } = await newPayee();
    for (const wish of [
      { bank_last4: '12' },
      { bank_name: ' ' },
      { bank: 'mine' },
      { has_tax_form: 'yes' },
    ]) {
      expect((await answer(reference, { ...DETAILS, ...wish })).statusCode).toBe(400);
    }
  });

  it('recognizes nobody without the full address, or who was not sent there', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/sandbox/payees/acct_1' })).statusCode).toBe(404);
    expect((await answer('acct_1', DETAILS)).statusCode).toBe(404);
    const { reference } = await payments.createPayee({ id: newId(), email: 'a@b.example', full_name: 'Ada' });
    expect((await answer(reference, DETAILS)).statusCode).toBe(404);
  });
});
