import { expect, it } from 'vitest';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { announceOpening } from './commands/announce-opening.ts';
import { eraseAddress } from './commands/erase-address.ts';
import { countEntries } from './queries/count-entries.ts';

const { app, context } = await testApp();
const { db } = context;
const mine = crypto.randomUUID();
let people = 0;

async function cityIdOf(slug: string): Promise<string> {
  return (await db.selectFrom('cities').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
}

async function join(slug: string): Promise<string> {
  people += 1;
  const email = `opening-${people}-${mine}@example.com`;
  const payload = { city_id: await cityIdOf(slug), email };
  const remoteAddress = `10.9.${people}.1`;
  const answer = await app.inject({ method: 'POST', url: '/api/waitlist-entries', payload, remoteAddress });
  expect(answer.statusCode).toBe(202);
  return email;
}

async function change(email: string, move: string): Promise<void> {
  const [mail] = await waitForMail(db, email);
  const link = linkIn(mail?.html ?? '', `${context.config.app_url}/waiting-list`);
  const token = new URL(link).searchParams.get('token') ?? '';
  const answer = await app.inject({
    method: 'POST',
    url: move,
    payload: { token },
  });
  expect(answer.statusCode).toBe(200);
}

async function confirmed(slug: string): Promise<string> {
  const email = await join(slug);
  await change(email, '/api/waitlist-confirmations');
  return email;
}

const mailsTo = (recipient: string, template: string) =>
  db
    .selectFrom('email_events')
    .select('subject')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .execute();

const entriesOf = (email: string) =>
  db.selectFrom('waitlist_entries').select('status').where('email', '=', email).execute();

it('emails everyone who confirmed once, and nobody else', async () => {
  const waiting = await confirmed('chicago');
  const unconfirmed = await join('chicago');
  const left = await confirmed('chicago');
  await change(left, '/api/waitlist-removals');
  const elsewhere = await confirmed('toronto');

  const openings = await Promise.all([
    announceOpening(context, 'chicago'),
    announceOpening(context, 'chicago'),
  ]);
  expect(openings.map(({ city_name }) => city_name)).toEqual(['Chicago', 'Chicago']);
  expect((await waitForMail(db, waiting, 2)).map(({ subject }) => subject)).toContain(
    'Bizmeet is open in Chicago',
  );
  expect(openings.reduce((all, { emailed }) => all + emailed, 0)).toBe(1);
  for (const email of [unconfirmed, left, elsewhere]) expect(await mailsTo(email, 'city-open')).toEqual([]);
  expect(await entriesOf(waiting)).toEqual([]);
  expect(await entriesOf(unconfirmed)).toEqual([]);
  expect(await entriesOf(left)).toEqual([{ status: 'removed' }]);
  expect(await entriesOf(elsewhere)).toEqual([{ status: 'confirmed' }]);
});

it('counts the people on each list', async () => {
  const before = (await countEntries(context)).find(({ slug }) => slug === 'los-angeles');
  await confirmed('los-angeles');
  await join('los-angeles');
  const after = (await countEntries(context)).find(({ slug }) => slug === 'los-angeles');
  expect(Number(after?.confirmed) - Number(before?.confirmed ?? 0)).toBe(1);
  expect(Number(after?.pending) - Number(before?.pending ?? 0)).toBe(1);
});

it('erases an address from every list and from the records of its emails', async () => {
  const email = await confirmed('toronto');
  expect(await eraseAddress(context, email.toUpperCase())).toBe(1);
  expect(await entriesOf(email)).toEqual([]);
  expect(await mailsTo(email, 'waitlist')).toEqual([]);
  expect(await eraseAddress(context, email)).toBe(0);
});

it('refuses a city nobody knows', async () => {
  await expect(announceOpening(context, 'atlantis')).rejects.toThrow('No city is called atlantis');
});
