import { expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { newTalk, type Talk, talkHands } from '#test/support/conversations.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { mailUnreadMessages } from './mail-unread-messages.ts';

const { app, context } = await testApp();
const { ask, say, read, remove } = talkHands(app);

const TEN_MINUTES = { hours: 1 / 6 };
const run = ({ id }: Pick<Message, 'id'>) => mailUnreadMessages.run(context, { message_id: id });
const written = async (talker: Talk['shop' | 'maker'], id: string, words: string): Promise<Message> =>
  (await say(talker, id, words)).json();

/** The mails queued for an address, sent or not. */
async function promised(email: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('email_events')
    .select('subject')
    .where('recipient', '=', email)
    .where('template', '=', 'messages-waiting')
    .execute();
  return rows.map(({ subject }) => subject);
}

it('a message unread for ten minutes is told by mail, with the way to it', async () => {
  const { shop, maker, id } = await newTalk(context);
  const message = await written(shop, id, 'Come Saturday at 5:45.');
  context.clock.advance(TEN_MINUTES);
  await run(message);
  const [mail] = await waitForMail(context.db, maker.email);
  expect(mail?.subject).toBe('Crumb & Co wrote to you');
  expect(mail?.html).toContain('Come Saturday at 5:45.');
  expect(mail?.html).toContain(`${context.config.app_url}/creator/messages/${id}`);
  expect(await promised(shop.email)).toEqual([]);
});

it('the business is told of a creator’s, each of its people', async () => {
  const { shop, maker, id } = await newTalk(context);
  const message = await written(maker, id, 'May I?');
  context.clock.advance(TEN_MINUTES);
  await run(message);
  const [mail] = await waitForMail(context.db, shop.email);
  expect(mail?.subject).toBe('Jules Moreau wrote to you');
  expect(mail?.html).toContain(`/business/messages/${id}`);
});

it('not before ten minutes are over, and then later', async () => {
  const { shop, maker, id } = await newTalk(context);
  const message = await written(shop, id, 'Quick one');
  context.clock.advance({ hours: 0.16 });
  await run(message);
  expect(await promised(maker.email)).toEqual([]);
  context.clock.advance({ hours: 0.01 });
  await run(message);
  expect(await promised(maker.email)).toHaveLength(1);
});

it('the job is promised with the message, to begin after ten minutes, and once for one that was sent again', async () => {
  const { shop, id } = await newTalk(context);
  const message = await written(shop, id, 'Once');
  const { sql } = await import('kysely');
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from start_after - created_on)::int as pause from pgboss.job
    where name = 'mail-unread-messages' and data ->> 'message_id' = ${message.id}`.execute(context.db);
  expect(rows).toEqual([{ pause: 600 }]);
});

it('what was read before, or deleted, is not told', async () => {
  const { shop, maker, id } = await newTalk(context);
  const seen = await written(shop, id, 'Seen');
  await read(maker, id, seen.id);
  const gone = await written(shop, id, 'Gone');
  await remove(shop, gone.id);
  context.clock.advance(TEN_MINUTES);
  await run(seen);
  await run(gone);
  expect(await promised(maker.email)).toEqual([]);
});

it('one mail for all that waits in a conversation, also where jobs run twice and at once', async () => {
  const { shop, maker, id } = await newTalk(context);
  const messages = [await written(shop, id, 'One'), await written(shop, id, 'Two')];
  context.clock.advance(TEN_MINUTES);
  await Promise.all([...messages, ...messages].map(run));
  expect(await promised(maker.email)).toHaveLength(1);
});

it('not again until they have read; then again', async () => {
  const { shop, maker, id } = await newTalk(context);
  const first = await written(shop, id, 'First');
  context.clock.advance(TEN_MINUTES);
  await run(first);
  const second = await written(shop, id, 'Second');
  context.clock.advance(TEN_MINUTES);
  await run(second);
  expect(await promised(maker.email)).toHaveLength(1);
  await read(maker, id, second.id);
  const third = await written(shop, id, 'Third');
  context.clock.advance(TEN_MINUTES);
  await run(third);
  expect(await promised(maker.email)).toHaveLength(2);
});

it('someone who turned it off gets none, and nobody is notified in the app', async () => {
  const { shop, maker, id } = await newTalk(context);
  const choice = { kind: 'new_message', in_app: true, email: false };
  await ask(maker.headers, 'PUT /api/me/notification-preferences', choice);
  const message = await written(shop, id, 'Quiet');
  context.clock.advance(TEN_MINUTES);
  await run(message);
  expect(await promised(maker.email)).toEqual([]);
  const counts = (await ask(maker.headers, 'GET /api/unread-counts')).json();
  expect(counts).toEqual({ unread_notification_count: 0, unread_message_count: 1 });
});

it('a suspended account gets none', async () => {
  const { shop, maker, id } = await newTalk(context);
  const message = await written(shop, id, 'Hello');
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', maker.user_id)
    .execute();
  context.clock.advance(TEN_MINUTES);
  await run(message);
  expect(await promised(maker.email)).toEqual([]);
});
