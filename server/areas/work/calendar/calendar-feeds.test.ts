import { expect, it } from 'vitest';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { newApplicant } from '#test/support/applications-paid.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { calendarUrl } from './queries/calendar-token.ts';

const { app, context } = await testApp();
const { db, config } = context;
const call = callerOf(app);

async function addressOf(person: Person): Promise<string> {
  const { url } = (await call('GET /api/me/calendar', { headers: await signInAs(context, person) })).json();
  return url;
}

const read = (url: string) => call(`GET /${url.slice(config.app_url.length + 1)}`);

/** A live campaign with its deadline in some days. */
async function newLiveCampaign(days = 10) {
  const payer = await newPayer(context);
  await payIn(context, payer);
  const deadline = addDays(newYorkDate(context.now()), days);
  await db
    .updateTable('campaigns')
    .set({
      application_deadline: deadline,
      title: 'Rye, oats; and more',
      public_id: payer.campaign_id.slice(-12),
    })
    .where('id', '=', payer.campaign_id)
    .execute();
  return { payer, deadline };
}

const day = (date: string) => date.replaceAll('-', '');

it('gives a business its deadlines, to anyone who has the address', async () => {
  const { payer, deadline } = await newLiveCampaign();
  const answer = await read(await addressOf(payer.owner));
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toContain(`UID:applications-close-${payer.campaign_id}@`);
  expect(answer.body).toContain(`DTSTART;VALUE=DATE:${day(deadline)}\r\n`);
  expect(answer.body).toContain('SUMMARY:Applications close: Rye\\, oats\\; and more\r\n');
  expect(answer.body).toContain(`DTSTART;VALUE=DATE:${day(addDays(deadline, 14))}\r\n`);
  expect(answer.body).toContain(`URL:${config.app_url}/business/campaigns/`);
});

it('gives a creator the deadlines of what was saved and applied to, and of nothing else', async () => {
  const applied = await newLiveCampaign();
  const saved = await newLiveCampaign(4);
  const other = await newLiveCampaign();
  const application_id = await newApplicant(context, applied.payer);
  const creator = await db
    .selectFrom('applications')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select(['creators.id', 'creators.user_id'])
    .where('applications.id', '=', application_id)
    .executeTakeFirstOrThrow();
  const bookmark = { creator_id: creator.id, created_at: context.now().toISOString() };
  await db
    .insertInto('campaign_bookmarks')
    .values([
      { ...bookmark, campaign_id: saved.payer.campaign_id, kind: 'saved' },
      { ...bookmark, campaign_id: other.payer.campaign_id, kind: 'hidden' },
    ])
    .execute();
  const { body } = await read(calendarUrl(config, { user_id: creator.user_id ?? '', version: 1 }));
  expect(body).toContain('SUMMARY:Applications close: Rye');
  expect(body).toContain('SUMMARY:Last day to apply: Rye');
  expect(body).toContain(`UID:apply-by-${saved.payer.campaign_id}@`);
  expect(body).not.toContain(other.payer.campaign_id);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

it('stops an old address once there is a new one, also when two are asked for at once', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, person);
  const first = await addressOf(person);
  expect((await read(first)).statusCode).toBe(200);
  const renew = async () => (await call('POST /api/me/calendar/renewal', { headers })).json();
  await Promise.all([renew(), renew()]);
  const { url } = await renew();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(url)).statusCode).toBe(200);
  expect(await addressOf(person)).toBe(url);
});

it('leads nowhere with another seal, of another person, or once the account is suspended', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const other = await newPerson(context, { role: 'business', membership: 'owner' });
  const url = await addressOf(person);
  expect((await read(url.replace('.ics', ''))).statusCode).toBe(200);
  expect((await read(url.replace(person.user_id, other.user_id))).statusCode).toBe(404);
  expect((await read(url.replace('.1.', '.2.'))).statusCode).toBe(404);
  expect((await call('GET /api/calendars/nothing.ics')).statusCode).toBe(404);
  await db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', person.user_id)
    .execute();
  expect((await read(url)).statusCode).toBe(404);
});
