import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, PASSWORD_OF_EVERYONE, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { findDeletionRefusal } from './find-deletion-refusal.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function leave(person: Person, password = PASSWORD_OF_EVERYONE) {
  const headers = await signInAs(context, person);
  return call('POST /api/me/deletion', { headers, payload: { password } });
}

function signIn(email: string) {
  return call('POST /api/auth/sessions', { payload: { email, password: PASSWORD_OF_EVERYONE } });
}

/** The tables in which any column contains these words. */
async function tablesThatHold(words: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(context.db);
  const holding: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql`
      select 1 from ${sql.table(name)} as t
      where strpos(lower(row_to_json(t)::text), ${words.toLowerCase()}) > 0 limit 1`.execute(context.db);
    if (found.rows.length > 0) holding.push(name);
  }
  return holding.sort();
}

async function newCampaign(businessId: string, status: CampaignStatus): Promise<string> {
  const { id: city_id } = await context.db.selectFrom('cities').select('id').executeTakeFirstOrThrow();
  const id = newId();
  const values = { id, business_id: businessId, city_id, slug: id, title: 'Rye week', description: 'Bread.' };
  await context.db
    .insertInto('campaigns')
    .values({ ...values, status, slots: 1, published_at: context.now().toISOString() })
    .execute();
  return id;
}

it('erases who somebody was, everywhere, and says goodbye', async () => {
  const person = await newPerson(context, {
    role: 'creator',
    full_name: 'Quillon Erasable',
    status_reason: 'Asked about Quillon Erasable',
    creator: { status: 'active' },
  });
  const { email, user_id } = person;
  await context.db
    .updateTable('creators')
    .set({ status_note: 'Quillon Erasable films bread' })
    .where('user_id', '=', user_id)
    .execute();
  await call('POST /api/auth/sign-in-links', { payload: { email } });
  await tokenMailedTo(context, email);
  expect(await tablesThatHold(email)).toEqual(expect.arrayContaining(['account_links', 'users']));
  const elsewhere = await signInAs(context, person);
  const answer = await leave(person);
  expect(answer.json()).toEqual({ done: true });
  expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }]);
  const [goodbye] = await waitForMail(context.db, email);
  expect(goodbye?.subject).toBe('Your Bizmeet account was deleted');
  // The mailbox keeps sent mails, because they belong to their recipient.
  await expect.poll(() => tablesThatHold(email), { timeout: 15_000 }).toEqual(['mailbox_messages']);
  expect(await tablesThatHold('Quillon Erasable')).toEqual([]);
  expect((await call('GET /api/me', { headers: elsewhere })).json().user).toBeNull();
  expect((await signIn(email)).json()).toMatchObject({ code: 'wrong_credentials' });
});

it('links that lay in the mailbox open nothing any more', async () => {
  const person = await newPerson(context);
  const token = await tokenFor(context, person, 'sign_in');
  await leave(person);
  const answer = await call('POST /api/auth/link-sessions', { payload: { token } });
  expect(answer.json()).toMatchObject({ status: 410, code: 'link_unusable' });
});

it('mail that waits to be sent is not sent any more', async () => {
  const { email, ...person } = await newPerson(context);
  const id = newId();
  await context.db
    .insertInto('email_events')
    .values({ id, template: 'welcome-creator', recipient: email, subject: 'x', status: 'queued' })
    .execute();
  await leave({ email, ...person });
  const event = await context.db
    .selectFrom('email_events')
    .select(['status', 'recipient'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ status: 'failed', recipient: `${person.user_id}@deleted.invalid` });
});

it('the address is free for a new account, which is another one', async () => {
  const { email, ...person } = await newPerson(context, { role: 'creator' });
  await leave({ email, ...person });
  const made = await call('POST /api/auth/sign-ups', {
    payload: {
      full_name: 'Maya Okafor',
      email,
      password: PASSWORD_OF_EVERYONE,
      role: 'business',
      accepts_terms: true,
    },
  });
  expect(made.statusCode).toBe(201);
  const { id } = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(id).not.toBe(person.user_id);
});

it('asks for the password, and who is suspended may leave too', async () => {
  const person = await newPerson(context, { role: 'business', account_status: 'suspended' });
  const refused = await leave(person, 'not the password');
  expect(refused.json()).toMatchObject({ status: 400, fields: [{ path: 'password' }] });
  expect((await leave(person)).statusCode).toBe(200);
});

it('an owner stays until their campaigns are closed or done, and is told so beforehand', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const campaignId = await newCampaign(person.business_id ?? '', 'live');
  const refusal = '1 campaign is still open. Close or finish them first.';
  const headers = await signInAs(context, person);
  const settings = (await call('GET /api/me/settings', { headers })).json();
  expect(settings.deletion_refusal).toBe(refusal);
  expect((await leave(person)).json()).toMatchObject({ status: 409, code: 'conflict', detail: refusal });
  expect((await call('GET /api/me', { headers })).json().user).toMatchObject({ email: person.email });
  await context.db
    .updateTable('campaigns')
    .set({ status: 'completed' })
    .where('id', '=', campaignId)
    .execute();
  expect((await leave(person)).statusCode).toBe(200);
});

it.each<[CampaignStatus, boolean]>([
  ['draft', false],
  ['awaiting_funding', true],
  ['live', true],
  ['paused', true],
  ['closed', true],
  ['completed', false],
  ['cancelled', false],
  ['expired', false],
])('whether a campaign that is %s keeps its owner: %s', async (status, keeps) => {
  const { business_id, user_id } = await newPerson(context, { role: 'business', membership: 'owner' });
  await newCampaign(business_id ?? '', status);
  expect((await findDeletionRefusal(context.db, user_id)) !== null).toBe(keeps);
});

it('a manager may leave while the campaigns of the owner go on', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'manager' });
  await newCampaign(person.business_id ?? '', 'live');
  expect((await leave(person)).statusCode).toBe(200);
  const { status } = await context.db
    .selectFrom('business_members')
    .select('status')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('removed');
});

it('an owner whose shop has managers hands it over first', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const manager = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id: owner.business_id ?? '',
      user_id: manager.user_id,
      role: 'manager',
      status: 'active',
    })
    .execute();
  expect((await leave(owner)).json()).toMatchObject({
    status: 409,
    detail: 'Crumb & Co still has 1 manager. Transfer it to one of them, or remove them first.',
  });
  await leave(manager);
  expect((await leave(owner)).statusCode).toBe(200);
});

it('asked for many times at once, it happens once', async () => {
  const person = await newPerson(context);
  const answers = await Promise.all(Array.from({ length: 8 }, () => leave(person)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});
