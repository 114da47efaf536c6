import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { finishMail } from '#server/platform/mail/finish-mail.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { supportAnsweredMail } from './mails/support-answered-mail.ts';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const SECRET = 'the-inbound-secret-of-these-tests-000';
const OLD_SECRET = 'the-previous-secret-of-these-tests-00';
const queued: unknown[] = [];
const { app, context } = await testApp({
  adapt: ({ config, queue }) => ({
    queue: {
      ...queue,
      enqueueAll: async (tx, job, payloads) => {
        queued.push(...payloads);
        await queue.enqueueAll(tx, job, payloads);
      },
    },
    config: {
      ...config,
      inbound_mail: { domain: 'reply.example.com', postmark_secrets: [SECRET, OLD_SECRET] },
    },
  }),
});
const { db, config } = context;
const call = callerOf(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

interface Asker extends Person {
  request_id: string;
  address: string;
}

async function newAsker(): Promise<Asker> {
  const person = await newPerson(context, { role: 'creator' });
  const request_id = newId();
  const payload = { id: request_id, subject: 'Payout', body: 'When does it arrive?', record: null };
  await call('POST /api/support-requests', { headers: await signInAs(context, person), payload });
  return { ...person, request_id, address: replyAddress(config, request_id) ?? '' };
}

const basic = (secret: string) => ({
  authorization: `Basic ${Buffer.from(`bizmeet:${secret}`).toString('base64')}`,
});

function post(
  payload: string,
  { provider = 'postmark', headers = basic(SECRET) as Record<string, string> } = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/webhooks/inbound-mail/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

function reply(
  { email, address }: Asker,
  more: object = {},
  { id = newId(), headers = [] as object[] } = {},
) {
  const mail = {
    MessageID: newId(),
    FromFull: { Email: email, Name: 'Maya' },
    OriginalRecipient: address,
    TextBody: 'Thank you, it arrived.',
    Headers: [{ Name: 'Message-ID', Value: `<${id}@mail.example>` }, ...headers],
    ...more,
  };
  return post(JSON.stringify(mail));
}

async function bodiesOf({ request_id }: Asker): Promise<string[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select('body')
    .where('support_request_id', '=', request_id)
    .where('kind', '=', 'question')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body).filter((body) => body !== 'When does it arrive?');
}

const statusOf = async ({ request_id }: Asker) =>
  (
    await db
      .selectFrom('support_requests')
      .select('status')
      .where('id', '=', request_id)
      .executeTakeFirstOrThrow()
  ).status;

it('C20: an emailed reply to an answer lands in the thread as the person’s message, and reopens a closed request', async () => {
  const asker = await newAsker();
  const payload = { id: newId(), body: 'On Thursday.', kind: 'answer' };
  await call(`POST /api/admin/support-requests/${asker.request_id}/messages`, { headers: admin, payload });
  const facts = { subject: 'Payout', excerpt: 'On Thursday.', is_cut: false, href: '/help' };
  const content = await supportAnsweredMail.compose({ ...facts, request_id: asker.request_id }, context, '');
  const mail = await finishMail(config, content);
  expect(mail.reply_to).toBe(asker.address);
  expect(queued).toContainEqual(
    expect.objectContaining({ facts: expect.objectContaining({ request_id: asker.request_id }) }),
  );
  expect(mail.text).toContain('Reply to this email or on Bizmeet.');
  const move = { move: 'close' };
  await call(`POST /api/admin/support-requests/${asker.request_id}/status`, {
    headers: admin,
    payload: move,
  });
  expect(await statusOf(asker)).toBe('closed');
  const TextBody = 'Thank you!\r\n\r\nOn Thu, Jun 12, 2026 at 2:41 PM Bizmeet wrote:\r\n> On Thursday.\r\n';
  expect((await reply(asker, { TextBody })).json()).toEqual({ is_received: true });
  expect(await bodiesOf(asker)).toEqual(['Thank you!']);
  expect(await statusOf(asker)).toBe('open');
});

it('adds an email once, however often and at once the provider delivers it', async () => {
  const asker = await newAsker();
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 18 }, () => reply(asker, {}, { id })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await reply(asker, { TextBody: 'The same email, read differently' }, { id });
  expect(await bodiesOf(asker)).toEqual(['Thank you, it arrived.']);
  await reply(asker, { TextBody: 'One more thing' });
  expect(await bodiesOf(asker)).toHaveLength(2);
});

it('drops mail from another address, to a made-up address, from a program, or without words', async () => {
  const [asker, other] = [await newAsker(), await newAsker()];
  const forged = asker.address.replace(/.{3}@/, (end) => (end === 'abc@' ? 'abd@' : 'abc@'));
  await reply({ ...asker, email: other.email });
  await reply({ ...asker, address: forged });
  await reply({ ...asker, address: asker.address.replace('reply.example.com', 'other.example.com') });
  for (const [Name, Value] of [
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['precedence', 'junk'],
  ]) {
    await reply(asker, {}, { headers: [{ Name, Value }] });
  }
  await reply(asker, { TextBody: '-- \nMaya Okafor' });
  expect([...(await bodiesOf(asker)), ...(await bodiesOf(other))]).toEqual([]);
  await db
    .updateTable('profiles')
    .set({ account_status: 'deleted' })
    .where('user_id', '=', asker.user_id)
    .execute();
  await reply(asker);
  expect(await bodiesOf(asker)).toEqual([]);
  await reply(
    other,
    { FromFull: { Email: other.email.toUpperCase() } },
    { headers: [{ Name: 'Auto-Submitted', Value: 'no' }] },
  );
  expect(await bodiesOf(other)).toHaveLength(1);
});

it('reads an email that has HTML alone, and cuts what is too long', async () => {
  const asker = await newAsker();
  const HtmlBody =
    '<html><head><style>p{}</style></head><div>It arrived &amp; all is well.</div><script>x()</script><blockquote>Old</blockquote></html>';
  await reply(asker, { TextBody: '', HtmlBody });
  await reply(asker, { TextBody: 'é'.repeat(5_000) });
  expect((await bodiesOf(asker)).sort()).toEqual(['It arrived & all is well.', 'é'.repeat(3_000)]);
});

it('refuses who isn’t the provider before the body is read, what it can’t read, and what is too long', async () => {
  const asker = await newAsker();
  expect((await post('{}', { headers: basic('another-secret-that-is-as-long-000000') })).statusCode).toBe(
    403,
  );
  expect((await post('x'.repeat(3_000_000), { headers: {} })).statusCode).toBe(403);
  expect((await post('{', {})).statusCode).toBe(400);
  expect((await post('{}', {})).statusCode).toBe(400);
  expect((await post('x'.repeat(3_000_000))).statusCode).toBe(413);
  expect((await post('{}', { headers: basic(OLD_SECRET) })).statusCode).toBe(400);
  expect((await post('{}', { provider: 'mailgun' })).statusCode).toBe(404);
  expect(await bodiesOf(asker)).toEqual([]);
});

it('promises nothing and answers 404 where replies aren’t set up', async () => {
  const bare = await testApp();
  const answer = await bare.app.inject({
    method: 'POST',
    url: '/api/webhooks/inbound-mail/postmark',
    headers: { 'content-type': 'application/json', ...basic(SECRET) },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(404);
  const facts = {
    subject: 'Payout',
    excerpt: 'On Thursday.',
    is_cut: false,
    href: '/help',
    request_id: newId(),
  };
  const { reply_to, letter } = await supportAnsweredMail.compose(facts, bare.context, '');
  expect(reply_to).toBeUndefined();
  expect(letter.parts.at(-1)?.words).toBe(
    'Please reply on Bizmeet. Replies to this email don’t reach the conversation.',
  );
});

it('has an address that survives being written in capitals, within the length mail allows', () => {
  const id = newId();
  const address = replyAddress(config, id) ?? '';
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(config, address.toUpperCase())).toBe(id);
});
