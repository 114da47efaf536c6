import { expect, it } from 'vitest';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { getEarningsOverview } from '#server/areas/money/payouts/queries/get-earnings-overview.ts';
import { getOwnPayout } from '#server/areas/money/payouts/queries/list-payouts.ts';
import { newAuthenticator } from '#test/support/authenticators.ts';
import { callerOf, cookiesOf, tokenMailedTo } from '#test/support/calls.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, newSession, PASSWORD_OF_EVERYONE, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { requestFactorReset } from './commands/request-factor-reset.ts';
import { stopFactorResetOf } from './commands/stop-factor-reset.ts';
import { resetDueFactors } from './jobs/reset-due-factors.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const REASON = 'Video call with passport and the last three payouts.';

async function withApp(wishes: Parameters<typeof newPerson>[1] = { role: 'creator' }) {
  const person = await newPerson(context, wishes);
  return { person, codeOf: await newAuthenticator(context, person) };
}

const signIn = ({ email }: Person) =>
  call('POST /api/auth/sessions', { payload: { email, password: PASSWORD_OF_EVERYONE } });

async function outcomeOf({ user_id }: Person) {
  const row = await db
    .selectFrom('factor_resets')
    .select('outcome')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return row.outcome;
}

async function waitThreeDays() {
  clock.advance({ hours: 72 });
  await resetDueFactors.run(context, {});
}

it('removes every factor 72 hours after the operator asked, and not earlier', async () => {
  const { person } = await withApp();
  await requestFactorReset(context, person.email.toUpperCase(), REASON);
  const [asked] = await waitForMail(db, person.email);
  expect(asked?.subject).toBe('Your passkeys and authenticator app will be removed');
  clock.advance({ hours: 71 });
  await resetDueFactors.run(context, {});
  expect((await signIn(person)).json()).toMatchObject({ code: 'second_step_required' });
  const { sealed } = await newSession(context, person);
  clock.advance({ hours: 1 });
  await Promise.all([resetDueFactors.run(context, {}), resetDueFactors.run(context, {})]);
  const headers = { authorization: `Bearer ${sealed}` };
  expect((await call('GET /api/me', { headers })).json().user).toBeNull();
  expect((await signIn(person)).statusCode).toBe(201);
  const subjects = (await waitForMail(db, person.email, 2)).map(({ subject }) => subject);
  expect(subjects.slice(1)).toEqual(['Your passkeys and authenticator app were removed']);
  expect(await outcomeOf(person)).toBe('done');
});

it('the link in the mail stops it', async () => {
  const { person } = await withApp();
  await requestFactorReset(context, person.email, REASON);
  const token = await tokenMailedTo(context, person.email);
  expect((await call('POST /api/auth/account-stops', { payload: { token } })).statusCode).toBe(200);
  await waitThreeDays();
  expect(await outcomeOf(person)).toBe('stopped_by_link');
  const left = await db
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', '=', person.user_id)
    .execute();
  expect(left).toHaveLength(1);
});

it('signing in with a factor calls it off: somebody who has one lost nothing', async () => {
  const { person, codeOf } = await withApp();
  await requestFactorReset(context, person.email, REASON);
  const headers = { cookie: cookiesOf(await signIn(person)) };
  const payload = { kind: 'totp', code: codeOf() };
  const { statusCode } = await call('POST /api/auth/second-step-sessions', { headers, payload });
  expect(statusCode).toBe(201);
  await waitThreeDays();
  expect(await outcomeOf(person)).toBe('factor_used');
  expect((await signIn(person)).json()).toMatchObject({ code: 'second_step_required' });
});

it('the operator calls it off, and can ask again', async () => {
  const { person } = await withApp();
  await requestFactorReset(context, person.email, REASON);
  await expect(requestFactorReset(context, person.email, REASON)).rejects.toThrow('already under way');
  await stopFactorResetOf(context, person.email);
  await expect(stopFactorResetOf(context, person.email)).rejects.toThrow('No reset is under way');
  await requestFactorReset(context, person.email, REASON);
});

it.each([
  ['an address nobody has', async () => 'nobody@example.com', 'No account has the address'],
  ['no address', async () => 'nobody', 'isn’t an email address'],
  ['an admin', async () => (await withApp({ role: 'admin' })).person.email, 'bin/seed --admin'],
  ['an account without factors', async () => (await newPerson(context)).email, 'no passkey'],
])('refuses %s', async (_case, email, message) => {
  await expect(requestFactorReset(context, await email(), REASON)).rejects.toThrow(message);
});

it('keeps payouts for 72 hours after a reset, and says until when', async () => {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [20_000]);
  await connectBank(context, earner);
  await newAuthenticator(context, earner.person);
  await requestFactorReset(context, earner.person.email, REASON);
  await waitThreeDays();
  const settlesAt = new Date(clock.now().getTime() + 72 * 3_600_000);
  const { next_payout } = await getEarningsOverview(context, earner.creator_id);
  expect(next_payout.leaves_at).toBe(nextBatchAt(settlesAt).toISOString());
  const { id } = await askForPayout(context, earner, 20_000);
  const { sums } = await getEarningsOverview(context, earner.creator_id);
  expect(sums.on_its_way).toEqual({
    amount_cents: 20_000,
    arrives_on: expectedArrival(nextBatchAt(settlesAt)),
    is_on_hold: false,
  });
  const look = () => getOwnPayout(db, clock.now(), earner.creator_id, id);
  const waits_until = settlesAt.toISOString();
  expect(await look()).toMatchObject({ waits_for: 'factors_reset', waits_until });
  clock.advance({ hours: 71 });
  expect(await sendAll(context, [id])).toBe(0);
  clock.advance({ hours: 1 });
  expect(await sendAll(context, [id])).toBe(1);
});
