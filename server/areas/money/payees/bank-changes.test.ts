import { expect, it } from 'vitest';
import { keepFormerEmail } from '#server/areas/accounts/owner-mails/former-emails.ts';
import { sendPayout } from '#server/areas/money/payouts/jobs/send-payout.ts';
import { sendAll, sendPayouts } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { getOwnPayout } from '#server/areas/money/payouts/queries/list-payouts.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { answerSandboxPayee } from '#server/platform/payments/sandbox-payee-page.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newEmail, newPerson, newSession, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { scriptedProvider } from '#test/support/scripted-provider.ts';
import { testApp } from '#test/support/test-app.ts';
import { connectPayee } from './commands/connect-payee.ts';
import { refreshPayee } from './commands/refresh-payee.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const STOP = 'POST /api/auth/account-stops';

async function changeBank(payeeId: string, bank_name: string, bank_last4: string): Promise<void> {
  const { provider_reference } = await db
    .selectFrom('payees')
    .select('provider_reference')
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
  const details = { bank: 'works', bank_name, bank_last4, has_tax_form: true } as const;
  await answerSandboxPayee(context, provider_reference ?? '', details);
  await refreshPayee(context, payeeId);
}

async function withMoney(): Promise<{ earner: Earner; payee_id: string }> {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [20_000]);
  return { earner, payee_id: await connectBank(context, earner) };
}

const look = (earner: Earner, id: string) => getOwnPayout(db, clock.now(), earner.creator_id, id);

async function stopLink(email: string): Promise<string> {
  const mails = await waitForMail(db, email);
  const url = linkIn(mails.at(-1)?.html ?? '', 'http://localhost:3000/auth/not-me');
  return new URL(url).searchParams.get('token') ?? '';
}

it('emails an address the account has just left, and its link works', async () => {
  const { earner, payee_id } = await withMoney();
  const email = newEmail('former');
  const { user_id } = earner.person;
  await inTransaction(db, (tx) =>
    keepFormerEmail(tx, { user_id, email, left_at: clock.now().toISOString() }),
  );
  await changeBank(payee_id, 'Thief Trust', '6670');
  const token = await stopLink(email);
  expect((await call(STOP, { payload: { token } })).statusCode).toBe(200);
  const { stopped_at } = await db
    .selectFrom('payees')
    .select('stopped_at')
    .where('id', '=', payee_id)
    .executeTakeFirstOrThrow();
  expect(stopped_at).not.toBeNull();
});

it('holds a payout for 72 hours after the bank changed, and says until when', async () => {
  const { earner, payee_id } = await withMoney();
  const { id } = await askForPayout(context, earner, 20_000);
  await changeBank(payee_id, 'Thief Trust', '6666');
  const until = new Date(clock.now().getTime() + 72 * 3_600_000).toISOString();
  expect(await look(earner, id)).toMatchObject({ waits_for: 'bank_changed', waits_until: until });
  clock.advance({ hours: 71 });
  expect(await sendAll(context, [id])).toBe(0);
  await sendPayouts.run(context, {});
  expect(await look(earner, id)).toMatchObject({ status: 'requested', waits_for: 'bank_changed' });
  clock.advance({ hours: 1 });
  expect(await sendAll(context, [id])).toBe(1);
});

it('makes a first bank wait where money was earned before it, and only there', async () => {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [20_000]);
  await connectBank(context, earner, 'works', { isNew: true });
  const { id } = await askForPayout({ ...context }, earner, 20_000, undefined, { isConfirmed: true });
  const waiting = await look(earner, id);
  expect(waiting).toMatchObject({ waits_for: 'bank_changed' });
  // The date shown is one on which the payout can leave.
  expect(Date.parse(waiting.leaves_at)).toBeGreaterThanOrEqual(Date.parse(waiting.waits_until ?? ''));
  expect(Date.parse(waiting.arrives_on)).toBeGreaterThan(Date.parse(waiting.leaves_at));
  const early = await newEarner(context);
  await connectBank(context, early, 'works', { isNew: true });
  await earnAndClear(context, early, [20_000]);
  const free = await askForPayout(context, early, 20_000);
  expect(free.waits_for).toBeNull();
});

it('starts over with another bank, and not when the same one is read again or comes back', async () => {
  const { payee_id } = await withMoney();
  const changedAt = async () => {
    const row = await db
      .selectFrom('payees')
      .select('bank_changed_at')
      .where('id', '=', payee_id)
      .executeTakeFirst();
    return row?.bank_changed_at ?? null;
  };
  await refreshPayee(context, payee_id);
  expect(await changedAt()).toBeNull();
  await changeBank(payee_id, 'Chase', '6022');
  const first = await changedAt();
  expect(first).not.toBeNull();
  clock.advance({ hours: 5 });
  await refreshPayee(context, payee_id);
  expect(await changedAt()).toBe(first);
  await changeBank(payee_id, 'Chase', '6021');
  expect(await changedAt()).not.toBe(first);
});

it('finds a bank that was changed at the provider before money leaves, in the batch and in the job', async () => {
  const payments = scriptedProvider();
  const scripted = { ...context, payments, queue: { ...context.queue, ...FORGETS_JOBS } };
  for (const isSentFirst of [false, true]) {
    const { earner, payee_id } = await withMoney();
    await db
      .updateTable('payees')
      .set({ provider: 'stripe', provider_reference: `acct_${payee_id}`, bank_fingerprint: 'fp_6021' })
      .where('id', '=', payee_id)
      .execute();
    payments.payee = { ...payments.payee, bank_fingerprint: 'fp_6021' };
    const { id } = await askForPayout(scripted, earner, 20_000);
    clock.advance({ hours: 1 });
    if (isSentFirst) expect(await sendAll(scripted, [id])).toBe(1);
    clock.advance({ hours: 1 });
    payments.payee = { ...payments.payee, bank_fingerprint: 'fp_thief' };
    if (isSentFirst) await sendPayout.run(scripted, { payout_id: id });
    else expect(await sendAll(scripted, [id])).toBe(0);
    expect(payments.orders.filter((order) => order.id === id)).toEqual([]);
    const { status } = await db
      .selectFrom('payouts')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('requested');
  }
});

it('asks for confirmation before a bank is connected, and before a payout to a new one', async () => {
  const { earner, payee_id } = await withMoney();
  const { sealed } = await newSession(context, earner.person, { confirmed_at: null });
  const headers = { authorization: `Bearer ${sealed}` };
  const connect = await call('POST /api/me/payee', { headers, payload: { return_to: 'earnings' } });
  expect(connect.json()).toMatchObject({ status: 403, code: 'confirmation_required' });
  await changeBank(payee_id, 'Thief Trust', '6667');
  const payout = await call('POST /api/me/payouts', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { amount_cents: 20_000 },
  });
  expect(payout.json()).toMatchObject({ status: 403, code: 'confirmation_required' });
});

it('mails a link that stops everything once, without signing anybody in', async () => {
  const { earner, payee_id } = await withMoney();
  const headers = await signInAs(context, earner.person);
  const admin = await newPerson(context, { role: 'admin' });
  const began = clock.now().toISOString();
  const { id } = await askForPayout(context, earner, 20_000);
  await changeBank(payee_id, 'Thief Trust', '6668');
  const token = await stopLink(earner.person.email);
  const linkStatus = () => call(`GET /api/auth/links?token=${token}`);
  expect((await linkStatus()).json()).toMatchObject({ state: 'open', purpose: 'stop_account' });
  expect((await call('GET /api/me/payee', { headers })).statusCode).toBe(200);
  expect((await call(STOP, { payload: { token: `${token.slice(0, -3)}xyz` } })).json()).toMatchObject({
    code: 'link_unusable',
  });
  const tries = await Promise.all(Array.from({ length: 8 }, () => call(STOP, { payload: { token } })));
  expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(tries.every(({ headers: sent }) => sent['set-cookie'] === undefined)).toBe(true);
  expect((await linkStatus()).json()).toMatchObject({ state: 'used', email: null });
  expect((await call('GET /api/me/payee', { headers })).statusCode).toBe(401);
  clock.advance({ hours: 100 });
  expect(await sendAll(context, [id])).toBe(0);
  expect(await look(earner, id)).toMatchObject({ waits_for: 'account_reported' });
  const told = await db
    .selectFrom('notifications')
    .select('title')
    .where('title', 'like', '%reported a change%')
    .where('created_at', '>=', began)
    .execute();
  // Only the first fifty admins are notified, and other tests create admins too.
  expect(told).not.toEqual([]);
  const office = await signInAs(context, admin);
  const payload = { reason: 'She has her account and her bank back.' };
  const release = `POST /api/admin/payouts/${id}/release` as 'POST /api/admin/payouts/:id/release';
  expect((await call(release, { headers: office, payload })).statusCode).toBe(200);
  expect(await sendAll(context, [id])).toBe(1);
});

it('stores no bank for a deleted account when the provider mentions it again', async () => {
  const { earner, payee_id } = await withMoney();
  const { user_id, email } = earner.person;
  const erased = { bank_name: null, bank_last4: null, bank_fingerprint: null };
  await db.updateTable('payees').set(erased).where('id', '=', payee_id).execute();
  await db
    .updateTable('profiles')
    .set({ account_status: 'deleted' })
    .where('user_id', '=', user_id)
    .execute();
  const before = await subjectsTo(db, email);
  const { readings } = await db
    .selectFrom('payees')
    .select('readings')
    .where('id', '=', payee_id)
    .executeTakeFirstOrThrow();
  await changeBank(payee_id, 'Chase', '6023');
  const row = await db.selectFrom('payees').selectAll().where('id', '=', payee_id).executeTakeFirstOrThrow();
  expect(row).toMatchObject(erased);
  expect(row.readings).toBeGreaterThan(readings);
  expect(await subjectsTo(db, email)).toEqual(before);
});

it('lets the link expire after a week', async () => {
  const { earner, payee_id } = await withMoney();
  await changeBank(payee_id, 'Thief Trust', '6669');
  const token = await stopLink(earner.person.email);
  clock.advance({ days: 7, hours: 1 });
  expect((await call(`GET /api/auth/links?token=${token}`)).json()).toMatchObject({ state: 'expired' });
  expect((await call(STOP, { payload: { token } })).json()).toMatchObject({ code: 'link_unusable' });
});

it('offers a new account when the old one is gone at the provider', async () => {
  const payments = scriptedProvider();
  const scripted = { ...context, payments };
  const { earner, payee_id } = await withMoney();
  await db
    .updateTable('payees')
    .set({ provider: 'stripe', provider_reference: `acct_${payee_id}`, bank_fingerprint: 'fp_6021' })
    .where('id', '=', payee_id)
    .execute();
  payments.payee = {
    ...payments.payee,
    status: 'gone',
    bank_name: null,
    bank_last4: null,
    bank_fingerprint: null,
  };
  await refreshPayee(scripted, payee_id);
  const row = () => db.selectFrom('payees').selectAll().where('id', '=', payee_id).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ status: 'gone', bank_last4: null, bank_changed_at: null });
  await expect(askForPayout(scripted, earner, 20_000)).rejects.toThrow('was closed');
  await connectPayee(scripted, earner.account, { return_to: 'earnings' });
  expect(await row()).toMatchObject({ status: 'incomplete', lost_accounts: 1 });
});
