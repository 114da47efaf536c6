import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ApprovalList } from '#contract/base/approvals.ts';
import { findApprovalRefusal } from '#domain/admin/approvals.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const REASON = 'The bank has confirmed the account.';
const LARGE = 260_000;

interface Admin extends Person {
  headers: { cookie: string };
}

async function newAdmin(): Promise<Admin> {
  const person = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
  return { ...person, headers: await signInAs(context, person) };
}

let [first, second]: [Admin, Admin] = [await newAdmin(), await newAdmin()];
beforeEach(async () => {
  [first, second] = [await newAdmin(), await newAdmin()];
});

const ask = (admin: Admin, route: string, payload?: object) =>
  call(route as Route, { headers: admin.headers, ...(payload && { payload }) });
const release = (admin: Admin, id: string) =>
  ask(admin, `POST /api/admin/payouts/${id}/release`, { reason: REASON });
const approve = (admin: Admin, id: string) => ask(admin, `POST /api/admin/approvals/${id}/approval`);
const decline = (admin: Admin, id: string) => ask(admin, `POST /api/admin/approvals/${id}/decline`);
const list = async (admin: Admin): Promise<ApprovalList> =>
  (await ask(admin, 'GET /api/admin/approvals')).json();

async function openFor(admin: Admin, subjectId: string) {
  const { open } = await list(admin);
  const found = open.find(({ subject_id }) => subject_id === subjectId);
  if (found === undefined) throw new Error('there is no such request');
  return found;
}

/** A payout an admin has put on hold. */
async function lockedPayout(amount_cents = LARGE): Promise<string> {
  const earner = await newEarner(context);
  await connectBank(context, earner);
  await earnAndClear(context, earner, [amount_cents]);
  const { id } = await askForPayout(context, earner, amount_cents);
  const locked = await ask(first, `POST /api/admin/payouts/${id}/stop`, { reason: REASON });
  if (locked.statusCode !== 200) throw new Error(locked.body);
  return id;
}

async function isHeld(id: string): Promise<boolean> {
  const { stopped_at } = await context.db
    .selectFrom('payouts')
    .select('stopped_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stopped_at !== null;
}

it('an amount below the setting needs nobody else', async () => {
  const id = await lockedPayout(20_000);
  expect((await release(first, id)).statusCode).toBe(200);
  expect(await isHeld(id)).toBe(false);
});

it('a large payout stays on hold until a second admin approves its release, and then leaves once', async () => {
  const id = await lockedPayout();
  const answer = await release(first, id);
  expect(answer.json()).toMatchObject({ status: 409, code: 'approval_required' });
  expect(answer.json().detail).toContain('$2,500');
  expect(await isHeld(id)).toBe(true);
  const request = await openFor(second, id);
  expect(request).toMatchObject({
    action: 'release_payout',
    amount_cents: LARGE,
    reason: REASON,
    is_own: false,
    refusal: null,
  });
  const [mail] = await waitForMail(context.db, second.email);
  expect(mail?.subject).toBe('$2,600.00 needs a second admin');
  expect((await approve(second, request.id)).json()).toEqual({ done: true });
  expect(await isHeld(id)).toBe(false);
  const again = await approve(second, request.id);
  expect([again.statusCode, again.json().detail]).toEqual([409, 'This request is approved.']);
  const actions = await context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', 'in', [id, request.id])
    .orderBy('id')
    .execute();
  expect(actions.slice(-2)).toEqual(
    expect.arrayContaining([
      { action: 'approve_request', actor_id: second.user_id },
      { action: 'release_payout', actor_id: first.user_id },
    ]),
  );
});

it('the admin who asked can’t approve it, and can withdraw it', async () => {
  const id = await lockedPayout();
  await release(first, id);
  const request = await openFor(first, id);
  expect(request).toMatchObject({ is_own: true, refusal: 'Another admin has to approve your request.' });
  expect((await approve(first, request.id)).statusCode).toBe(409);
  expect((await release(first, id)).json().detail).toBe('This is already waiting under Approvals.');
  expect((await decline(first, request.id)).statusCode).toBe(200);
  expect((await approve(second, request.id)).json().detail).toBe('This request is declined.');
  expect(await isHeld(id)).toBe(true);
  expect((await release(first, id)).json().code).toBe('approval_required');
});

it('of two who approve at once one does', async () => {
  const id = await lockedPayout();
  await release(first, id);
  const request = await openFor(second, id);
  const third = await newAdmin();
  const answers = await Promise.all(
    [second, third, second, third].map((admin) => approve(admin, request.id)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

it('what changed meanwhile is looked at again, and the request stays open', async () => {
  const id = await lockedPayout();
  await release(first, id);
  const request = await openFor(second, id);
  await ask(second, `POST /api/admin/payouts/${id}/cancellation`, { reason: REASON });
  expect((await approve(second, request.id)).statusCode).toBe(409);
  expect((await openFor(second, id)).status).toBe('open');
});

it('what could not be done is refused before anybody is asked', async () => {
  const id = await lockedPayout();
  await ask(first, `POST /api/admin/payouts/${id}/cancellation`, { reason: REASON });
  const answer = await release(first, id);
  expect(answer.json()).toMatchObject({ status: 409, code: 'conflict' });
  expect((await list(second)).open.filter(({ subject_id }) => subject_id === id)).toEqual([]);
});

it('a request of somebody who is no admin any more can’t be approved', async () => {
  const id = await lockedPayout();
  await release(first, id);
  const request = await openFor(second, id);
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', first.user_id)
    .execute();
  expect((await approve(second, request.id)).json().detail).toContain('no longer an admin');
});

it('a request expires after a week and can be made again', async () => {
  const id = await lockedPayout();
  await release(first, id);
  const request = await openFor(second, id);
  context.clock.advance({ days: 7 });
  [first, second] = [await newAdmin(), await newAdmin()];
  expect((await approve(second, request.id)).json().detail).toBe('This request has expired. Ask again.');
  expect((await release(first, id)).json().code).toBe('approval_required');
  expect((await openFor(second, id)).id).not.toBe(request.id);
});

it('a large dispute decision is made in the name of its author, once a second admin approves', async () => {
  const work = await newWork(context, { payout_cents: LARGE });
  const { opened, decide, ask: say } = disputeHands(app);
  const { id } = await opened(work);
  await say(work.maker.headers, `POST /api/disputes/${id}/answer`, {
    words: 'The files were there in time, and they approved them.',
    media_file_ids: [],
  });
  const answer = await decide(first.headers, id, { outcome: 'release' });
  expect(answer.json().code).toBe('approval_required');
  const request = await openFor(second, id);
  expect((await approve(second, request.id)).statusCode).toBe(200);
  const decision = await context.db
    .selectFrom('dispute_decisions')
    .select(['decided_by', 'outcome'])
    .where('dispute_id', '=', id)
    .execute();
  expect(decision).toEqual([{ decided_by: first.user_id, outcome: 'release' }]);
});

const ASKED = {
  action: 'release_payout' as const,
  requested_by: 'nia',
  status: 'open' as const,
  created_at: '2026-06-10T10:00:00Z',
  expires_at: '2026-06-17T10:00:00Z',
};

it.each([
  ['the only admin, at once', 'nia', null, 1, '2026-06-10T11:00:00Z', 'in 23 hours'],
  ['the only admin, a day later', 'nia', null, 1, '2026-06-11T10:00:00Z', null],
  ['one of two, a day later', 'nia', null, 2, '2026-06-11T10:00:00Z', 'Another admin'],
  ['an admin since yesterday', 'leo', '2026-06-09T10:00:00Z', 2, '2026-06-10T10:00:00Z', 'in 48 hours'],
  ['an admin for three days', 'leo', '2026-06-07T10:00:00Z', 2, '2026-06-10T10:00:00Z', null],
])('%s', (_who, user_id, admin_since, admin_count, now, refusal) => {
  const approver = { user_id, admin_since, admin_role: 'money', admins: { money: admin_count } } as const;
  const found = findApprovalRefusal(ASKED, approver, new Date(now));
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toContain(refusal);
});

it('every admin is mailed about a new admin and about a changed setting, with who, what and why', async () => {
  const chosen = await newPerson(context, { full_name: 'Ada Lindqvist' });
  await ask(first, `PUT /api/admin/users/${chosen.user_id}/role`, {
    admin_role: 'money',
    reason: 'She joins us on Monday.',
  });
  const [made] = await waitForMail(context.db, second.email);
  expect(made?.subject).toBe('Ada Lindqvist is now an admin: Money');
  expect(made?.text).toContain('Nia Brooks gave Ada Lindqvist the admin role “Money”.');
  const { settings } = (await ask(first, 'GET /api/admin/settings')).json();
  const before = settings.find(({ key }: { key: string }) => key === 'quote_hours');
  const value = before.value + 1;
  const set = (version: number, hours: number) =>
    ask(first, 'PUT /api/admin/settings/quote_hours', {
      value: hours,
      version,
      reason: 'Creators asked for it.',
    });
  expect((await set(before.version, value)).statusCode).toBe(200);
  // Other files share this database and count on the hours they know.
  onTestFinished(async () => void (await set(before.version + 1, before.value)));
  const mails = await waitForMail(context.db, second.email, 2);
  expect(mails.at(-1)?.text).toContain(`to ${value} hours`);
});
