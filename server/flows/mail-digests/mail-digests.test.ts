import { expect, it } from 'vitest';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { newApplicantMail } from '#server/areas/hiring/applications/mails/new-applicant-mail.ts';
import { mailUnreadMessages } from '#server/areas/messages/conversations/jobs/mail-unread-messages.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { mailDigests } from './mail-digests.ts';

const TODAY = '2026-06-10';
let now = newYorkInstant(TODAY, 7);
const { app, context } = await testApp({ adapt: () => ({ now: () => now }) });
const { db } = context;
const call = callerOf(app);
const { say, read } = talkHands(app);

async function choose(person: Pick<Person, 'user_id'>, email_timing: 'right_away' | 'daily') {
  const headers = await signInAs(context, person);
  const answer = await call('PUT /api/me/email-timing', { headers, payload: { email_timing } });
  expect(answer.json()).toEqual({ email_timing });
  return headers;
}

async function newDaily(): Promise<Person> {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  await choose(person, 'daily');
  return person;
}

const FACTS = {
  creator_name: 'Jules Moreau',
  campaign_title: 'Rye week',
  href: '/business/campaigns/rye-week',
};

function notify({ user_id }: Person, { kind = 'new_application', title = 'Jules Moreau applied' } = {}) {
  const notification = { notification_key: newId(), title, body: 'Rye week', href: FACTS.href };
  return inTransaction(db, (tx) =>
    notifyPeople(tx, context, {
      user_ids: [user_id],
      kind,
      notification,
      mail: { template: newApplicantMail, facts: FACTS },
    }),
  );
}

async function mornings(day: number, hour = 8): Promise<void> {
  now = newYorkInstant(addDays(TODAY, day), hour);
  await mailDigests.run(context, {});
}

const eventsTo = async ({ email }: Pick<Person, 'email'>) =>
  (
    await db
      .selectFrom('email_events')
      .select('template')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

it('puts what can wait into one email in the morning, by kind and with links, and sends the rest right away', async () => {
  now = newYorkInstant(TODAY, 7);
  const owner = await newDaily();
  await notify(owner);
  await notify(owner, { title: 'Priya Natarajan applied' });
  await notify(owner, { kind: 'work_rated', title: 'Maya Okafor reviewed you' });
  await notify(owner, { kind: 'money_moves', title: 'Your payment arrived' });
  await notify(owner, { kind: 'new_quote', title: 'Jules Moreau sent a quote' });
  expect(await eventsTo(owner)).toEqual(['new-applicant', 'new-applicant']);
  await Promise.all([1, 2, 3, 4].map(() => mornings(0)));
  expect(await eventsTo(owner)).toEqual(['new-applicant', 'new-applicant', 'digest']);
  const mail = (await waitForMail(db, owner.email, 3)).find(({ subject }) => /updates/.test(subject));
  expect(mail?.subject).toBe('3 updates on Bizmeet');
  const text = mail?.text ?? '';
  const places = [
    'New applications',
    'Jules Moreau applied',
    'Priya Natarajan applied',
    'Reviews',
    'Maya Okafor',
  ];
  expect(places.map((words) => text.indexOf(words))).toEqual(
    [...places.map((words) => text.indexOf(words))].sort((a, b) => a - b),
  );
  expect(text).toContain(`(${context.config.app_url}/business/campaigns/rye-week)`);
  expect(text).not.toContain('payment arrived');
  await mornings(1);
  expect(await eventsTo(owner), 'nothing new').toHaveLength(3);
});

it('leaves out what was read, and says nothing if nothing is left', async () => {
  now = newYorkInstant(TODAY, 7);
  const [all_read, one_left] = [await newDaily(), await newDaily()];
  for (const person of [all_read, one_left]) {
    await notify(person);
    const headers = await signInAs(context, person);
    const { notifications } = (await call('GET /api/notifications', { headers })).json();
    const payload = { notification_id: notifications[0].id, with_older: true };
    await call('POST /api/notifications/read', { headers, payload });
  }
  await notify(one_left, { title: 'Nina Adeyemi applied' });
  await mornings(0);
  expect(await eventsTo(all_read)).toEqual([]);
  const [mail] = await waitForMail(db, one_left.email);
  expect(mail?.subject).toBe('1 update on Bizmeet');
  expect(mail?.text).not.toContain('Jules Moreau applied');
});

it('lists conversations that are still unread, and no others', async () => {
  now = newYorkInstant(TODAY, 7);
  const [unread, seen] = [await newTalk(context), await newTalk(context)];
  for (const { shop, maker, id } of [unread, seen]) {
    await choose(maker, 'daily');
    const message = (await say(shop, id, 'Come Saturday at 5:45.')).json();
    now = new Date(now.getTime() + 11 * 60_000);
    await mailUnreadMessages.run(context, { message_id: message.id });
    if (id === seen.id) await read(maker, id, message.id);
    expect(await eventsTo(maker)).toEqual([]);
  }
  await mornings(0);
  const [mail] = await waitForMail(db, unread.maker.email);
  expect(mail?.text).toContain('Crumb & Co wrote to you');
  expect(mail?.text).toContain(`/creator/messages/${unread.id}`);
  expect(await eventsTo(seen.maker)).toEqual([]);
});

it('leaves what comes after 8 a.m. for tomorrow', async () => {
  now = new Date(newYorkInstant(TODAY, 8).getTime() + 60_000);
  const owner = await newDaily();
  await notify(owner);
  await mornings(0, 9);
  expect(await eventsTo(owner)).toEqual([]);
  await mornings(1);
  expect(await eventsTo(owner)).toEqual(['digest']);
});

it('sends what a killed run left, and nobody two', async () => {
  now = newYorkInstant(TODAY, 7);
  const owner = await newDaily();
  await notify(owner);
  const dies = () => Promise.reject(new Error('killed'));
  const dying = { ...context, queue: { ...context.queue, enqueueAll: dies } };
  now = newYorkInstant(TODAY, 8);
  await expect(mailDigests.run(dying, {})).rejects.toThrow('killed');
  expect(await eventsTo(owner)).toEqual([]);
  await Promise.all([mornings(0), mornings(0), mornings(0, 9)]);
  expect(await eventsTo(owner)).toEqual(['digest']);
});

it('going back to right away sends at once what was left, and loses nothing', async () => {
  now = newYorkInstant(TODAY, 15);
  const owner = await newDaily();
  await notify(owner);
  await choose(owner, 'right_away');
  expect(await eventsTo(owner)).toEqual(['digest']);
  await choose(owner, 'right_away');
  await notify(owner);
  expect(await eventsTo(owner)).toEqual(['digest', 'new-applicant']);
  await mornings(1);
  expect(await eventsTo(owner)).toHaveLength(2);
});

it('respects what was turned off since, and one click in the mail program ends it', async () => {
  now = newYorkInstant(TODAY, 7);
  const owner = await newDaily();
  await notify(owner);
  await notify(owner, { kind: 'work_rated', title: 'Maya Okafor reviewed you' });
  const headers = await signInAs(context, owner);
  const payload = { kind: 'new_application', in_app: true, email: false };
  await call('PUT /api/me/notification-preferences', { headers, payload });
  await mornings(0);
  const [mail] = await waitForMail(db, owner.email);
  expect(mail?.subject).toBe('1 update on Bizmeet');
  const token = /\/unsubscribe\?token=([\w.:-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const path = `GET /api/email-subscription?token=${token}` as const;
  expect((await call(path)).json()).toEqual({ label: 'Daily email', is_subscribed: true });
  const ended = await call(`POST /api/unsubscribes?token=${token}`);
  expect(ended.json()).toEqual({ label: 'Daily email', is_subscribed: false });
  await notify(owner, { kind: 'work_rated', title: 'Jules Moreau reviewed you' });
  await notify(owner, { kind: 'money_moves', title: 'Your payment arrived' });
  await mornings(1);
  expect(await eventsTo(owner)).toEqual(['digest', 'new-applicant']);
});

it('keeps the choice of a suspended person, and waits until they are back', async () => {
  now = newYorkInstant(TODAY, 7);
  const owner = await newDaily();
  await notify(owner);
  const status = (account_status: 'suspended' | 'active') =>
    db.updateTable('profiles').set({ account_status }).where('user_id', '=', owner.user_id).execute();
  await status('suspended');
  await mornings(0);
  expect(await eventsTo(owner)).toEqual([]);
  await status('active');
  await mornings(1);
  expect(await eventsTo(owner)).toEqual(['digest']);
});
