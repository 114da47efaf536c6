import { expect, it } from 'vitest';
import type { NotificationPreference } from '#contract/accounts/preferences.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function signedIn(role: Role | null): Promise<{ person: Person; headers: { cookie: string } }> {
  const person = await newPerson(context, { role });
  return { person, headers: await signInAs(context, person) };
}

async function settingsOf(headers: { cookie: string }) {
  return (await call('GET /api/me/settings', { headers })).json();
}

function choose(headers: { cookie: string }, payload: object) {
  return call('PUT /api/me/notification-preferences', { headers, payload });
}

function rename(headers: { cookie: string }, full_name: unknown) {
  return call('PATCH /api/me/profile', { headers, payload: { full_name } });
}

it('holds what the page shows, and nothing of the session but its name', async () => {
  const { headers } = await signedIn('creator');
  const settings = await settingsOf(headers);
  expect(settings).toEqual({
    password_changed_at: expect.any(String),
    email_timing: 'right_away',
    pending_email: null,
    devices: [
      {
        id: expect.any(String),
        device_name: 'A program or an unknown browser',
        ip_address: null,
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
        is_current: true,
      },
    ],
    notifications: expect.any(Array),
    deletion_refusal: null,
  });
});

it('says when an account has no password', async () => {
  const { person, headers } = await signedIn('business');
  await context.db.deleteFrom('credentials').where('user_id', '=', person.user_id).execute();
  expect((await settingsOf(headers)).password_changed_at).toBeNull();
});

it.each<[Role | null, string[]]>([
  [
    'business',
    [
      'new_application',
      'draft_to_review',
      'shipment_turns',
      'new_quote',
      'campaign_turns',
      'campaign_results',
      'dispute_turns',
      'work_rated',
      'new_message',
      'money_moves',
      'statement_ready',
      'report_answered',
      'account_decided',
      'support_answered',
      'news',
    ],
  ],
  [
    'creator',
    [
      'application_decided',
      'brief_changed',
      'work_due',
      'shipment_turns',
      'changes_asked',
      'new_invitation',
      'profile_decided',
      'dispute_turns',
      'work_rated',
      'new_message',
      'money_moves',
      'report_answered',
      'account_decided',
      'support_answered',
      'news',
    ],
  ],
  ['applicant', ['profile_decided', 'account_decided', 'support_answered', 'news']],
  ['admin', ['needs_a_person', 'morning_summary', 'dispute_due', 'account_decided', 'support_answered']],
  [null, ['account_decided', 'support_answered', 'news']],
])('a %s is asked about the news that concern them', async (role, kinds) => {
  const { headers } = await signedIn(role);
  const { notifications } = await settingsOf(headers);
  expect(notifications.map(({ kind }: NotificationPreference) => kind)).toEqual(kinds);
});

it('keeps a choice, also when it is made again, and for nobody else', async () => {
  const { headers } = await signedIn('business');
  const other = await signedIn('business');
  const before = (await settingsOf(headers)).notifications;
  const kind = 'new_quote';
  await choose(headers, { kind, in_app: true, email: false });
  const answer = await choose(headers, { kind, in_app: false, email: true });
  expect(answer.json()).toMatchObject({ kind, in_app: false, email: true, is_email_always: false });
  const after = (await settingsOf(headers)).notifications;
  expect(after).toEqual(
    before.map((preference: NotificationPreference) =>
      preference.kind === kind ? { ...preference, in_app: false, email: true } : preference,
    ),
  );
  expect((await settingsOf(other.headers)).notifications).toEqual(before);
});

it('mail about money cannot be turned off', async () => {
  const { headers } = await signedIn('creator');
  const answer = await choose(headers, { kind: 'money_moves', in_app: false, email: false });
  expect(answer.json()).toMatchObject({ in_app: false, email: true, is_email_always: true });
  const { notifications } = await settingsOf(headers);
  const kept = notifications.find(({ kind }: NotificationPreference) => kind === 'money_moves');
  expect(kept).toMatchObject({ in_app: false, email: true });
});

it('knows no kind that does not exist or concerns another role', async () => {
  const { headers } = await signedIn('business');
  for (const kind of ['no_such_kind', 'work_due', '__proto__']) {
    const answer = await choose(headers, { kind, in_app: true, email: true });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
});

it('changes the name, trimmed, and answers with the account [CALL-15]', async () => {
  const { person, headers } = await signedIn('creator');
  const answer = await rename(headers, '  Maya Ó Dálaigh 🎬 ');
  expect(answer.json()).toMatchObject({ user_id: person.user_id, full_name: 'Maya Ó Dálaigh 🎬' });
  expect((await rename(headers, 'x'.repeat(120))).statusCode).toBe(200);
});

it.each([
  ['nothing but spaces', '   ', 'Full name is required'],
  ['121 characters', 'x'.repeat(121), 'Full name can be at most 120 characters'],
  ['no text', null, 'Full name is required'],
])('refuses a name of %s', async (_case, name, message) => {
  const { headers } = await signedIn('creator');
  const answer = await rename(headers, name);
  expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'full_name', message }] });
});
