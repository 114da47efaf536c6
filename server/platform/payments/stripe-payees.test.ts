import { afterAll, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { stripeBench } from '#test/support/stripe-bench.ts';
import { bankAt, loseAccount } from '#test/support/stripe-fake/accounts.ts';

const bench = await stripeBench();
const { provider, fake } = bench;
afterAll(() => fake.close());

const order = () => ({ id: newId(), email: 'maya@okafor.example', full_name: 'Maya Okafor' });

async function readyAccount() {
  const wish = order();
  const { reference } = await provider.createPayee(wish);
  await bench.setUp(reference, 'ready');
  return { ...wish, reference };
}

async function fill(amount_cents: number): Promise<void> {
  const { reference } = await provider.startCheckout({
    id: newId(),
    amount_cents,
    description: 'Rye week',
    return_url: 'http://a',
    cancel_url: 'http://b',
    expires_at: new Date(Date.now() + 86_400_000),
  });
  await bench.pay(reference);
}

it('tells two banks with the same name and digits apart, and reads the one payouts go to', async () => {
  const { id, reference } = await readyAccount();
  const before = await provider.findPayee({ id, reference });
  const account = fake.state.accounts.get(reference);
  if (account === undefined) throw new Error('It was made above');
  const [first] = account.external_accounts.data;
  const other = bankAt('First City Bank', '6789', 'fp_other');
  account.external_accounts.data = [{ ...(first ?? other), default_for_currency: false }, other];
  const after = await provider.findPayee({ id, reference });
  expect(after).toMatchObject({ bank_name: before?.bank_name, bank_last4: before?.bank_last4 });
  expect(after?.bank_fingerprint).toBe('fp_other');
  expect(before?.bank_fingerprint).not.toBe('fp_other');
});

it('says that an account is gone, takes the message about it, and makes another one', async () => {
  const { id, reference, ...wish } = await readyAccount();
  loseAccount(fake.state, reference);
  expect(await provider.findPayee({ id, reference })).toMatchObject({
    reference,
    status: 'gone',
    bank_last4: null,
  });
  const { body } = fake.state.events.at(-1) ?? { body: '' };
  expect(body).toContain('account.application.deauthorized');
  expect(await provider.readWebhook(body)).toEqual({ kind: 'payee_gone', reference });
  const again = await provider.createPayee({ ...wish, id, round: 1 });
  expect(again.reference).not.toBe(reference);
  expect(again.status).toBe('incomplete');
  expect(await provider.createPayee({ ...wish, id, round: 1 })).toEqual(again);
});

it('follows a payout at the account it was sent to, whatever account the payee has since', async () => {
  const { id: payee_id, reference } = await readyAccount();
  const other = await readyAccount();
  await fill(20_000);
  const id = newId();
  const sent = await provider.payOut({
    id,
    payee_id,
    payee_reference: reference,
    amount_cents: 20_000,
    description: 'Bizmeet payout No. 1',
  });
  expect(await provider.findPayout({ id, payee_reference: other.reference })).toEqual(sent);
});
