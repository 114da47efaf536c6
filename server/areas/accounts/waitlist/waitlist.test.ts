import { expect, it } from 'vitest';
import { unsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { id: miami } = await context.db
  .selectFrom('cities')
  .select('id')
  .where('slug', '=', 'miami')
  .executeTakeFirstOrThrow();

let people = 0;
function newAddress() {
  people += 1;
  return `person-${people}-${Date.now()}@example.com`;
}

function post(url: string, payload: object, from = `10.0.0.${people}`) {
  return app.inject({ method: 'POST', url, payload, remoteAddress: from });
}

function join(email: string) {
  return post('/api/waitlist-entries', { city_id: miami, email });
}

async function joinAndReadToken(email: string): Promise<string> {
  await join(email);
  const [mail] = await waitForMail(context.db, email);
  const link = linkIn(mail?.html ?? '', `${context.config.app_url}/waiting-list`);
  return new URL(link).searchParams.get('token') ?? '';
}

async function statusOf(email: string) {
  const entry = await context.db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return entry?.status;
}

it('stores the address and sends a mail with a link and a text part', async () => {
  const email = newAddress();
  const answer = await join(email.toUpperCase());
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ city_name: 'Miami', email });
  const [mail] = await waitForMail(context.db, email);
  expect(mail?.subject).toBe('Confirm your spot on the Miami waitlist');
  expect(mail?.text).toContain('/waiting-list?token=');
  expect(await statusOf(email)).toBe('pending');
});

it('answers the same and mails once when an address is entered again', async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 8 }, () => join(email)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await waitForMail(context.db, email);
  const events = await context.db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  expect(events).toHaveLength(1);
});

it('mails again after a day, but never to an address that is confirmed', async () => {
  const email = newAddress();
  const token = await joinAndReadToken(email);
  context.clock.advance({ hours: 25 });
  await join(email);
  await waitForMail(context.db, email, 2);
  await post('/api/waitlist-confirmations', { token });
  context.clock.advance({ hours: 25 });
  await join(email);
  const events = await context.db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  expect(events).toHaveLength(2);
});

it('confirms and removes by the link, as often as one likes', async () => {
  const email = newAddress();
  const token = await joinAndReadToken(email);
  const entry = () => app.inject({ url: `/api/waitlist-entry?token=${token}` });
  expect((await entry()).json()).toEqual({ city_name: 'Miami', status: 'pending' });
  for (const [url, status] of [
    ['/api/waitlist-confirmations', 'confirmed'],
    ['/api/waitlist-confirmations', 'confirmed'],
    ['/api/waitlist-removals', 'removed'],
    ['/api/waitlist-confirmations', 'confirmed'],
  ] as const) {
    expect((await post(url, { token })).json()).toEqual({ city_name: 'Miami', status });
    expect(await statusOf(email)).toBe(status);
  }
});

it('changes nothing when the link is only opened', async () => {
  const email = newAddress();
  const token = await joinAndReadToken(email);
  await app.inject({ url: `/api/waitlist-entry?token=${token}` });
  expect(await statusOf(email)).toBe('pending');
});

it('refuses a link that was changed', async () => {
  const token = await joinAndReadToken(newAddress());
  const other = await joinAndReadToken(newAddress());
  const mixed = `${token.split('.')[0]}.${other.split('.')[1]}`;
  for (const bad of [mixed, `${token}x`, token.slice(0, -2), 'a'.repeat(60)]) {
    expect((await post('/api/waitlist-confirmations', { token: bad })).statusCode).toBe(404);
  }
});

it.each([
  ['not an address', { city_id: miami, email: 'abc' }, 400],
  ['no address', { city_id: miami }, 400],
  ['an address that is too long', { city_id: miami, email: `${'a'.repeat(320)}@example.com` }, 400],
  ['a city that is no id', { city_id: 'miami', email: 'a@example.com' }, 400],
  ['a city we do not know', { city_id: '0190a6c0-0000-7000-8000-0000000000ff', email: 'a@example.com' }, 404],
])('refuses %s', async (_case, payload, status) => {
  expect((await post('/api/waitlist-entries', payload)).statusCode).toBe(status);
});

it('one click in the mail program takes an address off the list', async () => {
  const email = newAddress();
  await join(email);
  const { id } = await context.db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { one_click_url } = unsubscribeLinks(context.config, `waitlist:${id}`);
  const { pathname, search } = new URL(one_click_url);
  const answer = await app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.json()).toEqual({ label: 'The Miami waitlist', is_subscribed: false });
  expect(await statusOf(email)).toBe('removed');
});

it('stops a machine that enters address after address', async () => {
  const from = '10.9.9.9';
  const answers = [];
  for (let i = 0; i < 12; i += 1) {
    answers.push(await post('/api/waitlist-entries', { city_id: miami, email: newAddress() }, from));
  }
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10);
  expect(answers.at(-1)?.json()).toMatchObject({
    code: 'too_many_requests',
    detail: expect.stringMatching(/^Try again in \d+ minutes\.$/),
  });
});
