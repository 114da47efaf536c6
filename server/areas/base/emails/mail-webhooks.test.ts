import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInLinkMail } from '#server/areas/accounts/links/mails/sign-in-link-mail.ts';
import { welcomeBusinessMail } from '#server/areas/accounts/links/mails/welcome-business-mail.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { type SnsMessage, signedText } from '#server/platform/mail/reports/sns-message.ts';
import { signWebhook } from '#server/platform/payments/webhook-signature.ts';
import { newEmail, newPerson } from '#test/support/people.ts';
import { certificateOf } from '#test/support/sns-certificate.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';

const POSTMARK = 'the-postmark-secret-of-these-tests-00';
const DSN = 'the-dsn-secret-of-these-tests-00000000';
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail';
const CERTIFICATE = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = certificateOf(publicKey, privateKey);

const asked: string[] = [];
const { app, context } = await testApp({
  adapt: ({ config }) => ({
    config: {
      ...config,
      mail_webhooks: { postmark_secrets: [POSTMARK], dsn_secrets: [DSN], ses_topic_arn: TOPIC },
    },
  }),
  snsWeb: {
    readCertificate: async (url) => {
      asked.push(url);
      return pem;
    },
    confirmSubscription: async (url) => void asked.push(url),
  },
});
const { db } = context;

async function eventsTo(recipient: string) {
  return db
    .selectFrom('email_events')
    .select(['id', 'status', 'message_id', 'last_error', 'attempts'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function send(email: string): Promise<{ id: string; message_id: string }> {
  await inTransaction(db, (tx) => queueMail(context, tx, welcomeBusinessMail, email, {}));
  return until(async () => {
    const last = (await eventsTo(email)).at(-1);
    return (
      last !== undefined && last.status !== 'queued' && { id: last.id, message_id: last.message_id ?? '' }
    );
  });
}

function post(provider: string, payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/webhooks/mail/${provider}`,
    headers: { 'content-type': 'text/plain', ...headers },
    payload,
  });
}

const basic = (secret: string) => ({
  authorization: `Basic ${Buffer.from(`bizmeet:${secret}`).toString('base64')}`,
});
const postmark = (RecordType: string, id: string, more: object = {}, headers = basic(POSTMARK)) =>
  post('postmark', JSON.stringify({ RecordType, Metadata: { 'email-event-id': id }, ...more }), headers);
const hardBounce = (id: string, headers = basic(POSTMARK)) =>
  postmark('Bounce', id, { Type: 'HardBounce', Details: 'smtp;550 5.1.1\nno such user' }, headers);

const statusOf = async (email: string) => (await eventsTo(email)).map(({ status }) => status);
const suppressionOf = (address: string) =>
  db.selectFrom('email_suppressions').select('cause').where('address', '=', address).execute();

it('a signed hard bounce moves the email, and the next one to that address is not sent', async () => {
  const email = newEmail();
  const { id, message_id } = await send(email);
  expect(message_id).toBe(`<${id}@bizmeet.example>`);
  expect((await hardBounce(id)).statusCode).toBe(200);
  expect(await eventsTo(email)).toMatchObject([
    { status: 'bounced', last_error: 'smtp;550 5.1.1 no such user' },
  ]);
  await send(email);
  expect((await eventsTo(email))[1]).toMatchObject({ status: 'suppressed', message_id: null, attempts: 0 });
  const letters = await db
    .selectFrom('mailbox_messages')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  expect(letters).toHaveLength(1);
});

it('still sends the link that lets somebody in', async () => {
  const person = await newPerson(context);
  const { id } = await send(person.email);
  await postmark('SpamComplaint', id);
  expect(await suppressionOf(person.email)).toEqual([{ cause: 'complaint' }]);
  await inTransaction(db, (tx) =>
    queueMail(context, tx, signInLinkMail, person.email, { user_id: person.user_id }),
  );
  await until(async () => (await statusOf(person.email))[1] === 'sent');
});

it('refuses a forged report, and answers 404 for a provider that is not set up', async () => {
  const email = newEmail();
  const { id } = await send(email);
  expect((await hardBounce(id, basic('another-secret-that-is-as-long-000000'))).statusCode).toBe(403);
  expect(
    (await postmark('Bounce', id, { Type: 'HardBounce' }, { authorization: 'Basic !' })).statusCode,
  ).toBe(403);
  expect((await post('postmark', '{}')).statusCode).toBe(403);
  expect((await post('dsn', 'x', { 'mail-signature': `t=1,v1=${'0'.repeat(64)}` })).statusCode).toBe(403);
  expect((await post('sendgrid', '{}')).statusCode).toBe(404);
  expect(await statusOf(email)).toEqual(['sent']);
  const bare = await testApp();
  for (const provider of ['postmark', 'ses', 'dsn']) {
    const answer = await bare.app.inject({
      method: 'POST',
      url: `/api/webhooks/mail/${provider}`,
      payload: '{}',
    });
    expect(answer.statusCode).toBe(404);
  }
});

it('takes the secret from a header too, and refuses what it can’t read or what is too long', async () => {
  const email = newEmail();
  const { id } = await send(email);
  const body = JSON.stringify({ RecordType: 'Delivery', Metadata: { 'Email-Event-Id': id } });
  expect((await post('postmark', body, { 'x-webhook-secret': POSTMARK })).statusCode).toBe(200);
  expect(await statusOf(email)).toEqual(['delivered']);
  expect((await post('postmark', '{', basic(POSTMARK))).statusCode).toBe(400);
  expect((await post('postmark', 'x'.repeat(300_000), basic(POSTMARK))).statusCode).toBe(413);
});

it('reaches the same status in every order, with reports doubled', async () => {
  const orders = [
    ['Delivery', 'Bounce'],
    ['Bounce', 'Delivery'],
    ['Bounce', 'Bounce', 'Delivery', 'Delivery'],
  ];
  for (const order of orders) {
    const email = newEmail();
    const { id } = await send(email);
    for (const record of order) await postmark(record, id, { Type: 'HardBounce' });
    expect(await statusOf(email)).toEqual(['bounced']);
  }
});

it('a replayed bounce doesn’t suppress an address again that was allowed since', async () => {
  const email = newEmail();
  const { id } = await send(email);
  await hardBounce(id);
  await db.deleteFrom('email_suppressions').where('address', '=', email).execute();
  expect((await hardBounce(id)).statusCode).toBe(200);
  expect(await suppressionOf(email)).toEqual([]);
});

it('a soft bounce moves the email and suppresses nothing; an absence note does neither', async () => {
  const email = newEmail();
  const { id } = await send(email);
  await postmark('Bounce', id, { Type: 'AutoResponder' });
  expect(await statusOf(email)).toEqual(['sent']);
  await postmark('Bounce', id, { Type: 'SoftBounce' });
  expect(await statusOf(email)).toEqual(['bounced']);
  expect(await suppressionOf(email)).toEqual([]);
});

it('accepts reports about emails of another installation, and changes nothing', async () => {
  expect((await hardBounce('01999999-0000-7000-8000-000000000000')).statusCode).toBe(200);
});

it('moves an email by a signed report of another mail server', async () => {
  const email = newEmail();
  const { message_id } = await send(email);
  const body = [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="=_1"',
    '',
    '--=_1',
    'Content-Type: text/plain',
    '',
    'It didn’t work.',
    '--=_1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; gone@example.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 no such',
    ' user',
    '--=_1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${message_id}`,
    '--=_1--',
  ].join('\r\n');
  const signed = { 'mail-signature': signWebhook(DSN, body, context.now()) };
  expect((await post('dsn', `${body} `, signed)).statusCode).toBe(403);
  expect((await post('dsn', body, signed)).statusCode).toBe(200);
  expect(await eventsTo(email)).toMatchObject([{ status: 'bounced', last_error: 'smtp; 550 no such user' }]);
  expect(await suppressionOf(email)).toEqual([{ cause: 'bounce' }]);
});

function snsMessage(message: object, changes: Partial<SnsMessage> = {}): SnsMessage {
  const unsigned: SnsMessage = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Message: JSON.stringify(message),
    Timestamp: context.now().toISOString(),
    SignatureVersion: '2',
    Signature: '',
    SigningCertURL: CERTIFICATE,
    ...changes,
  };
  const Signature = sign('sha256', Buffer.from(signedText(unsigned)), privateKey).toString('base64');
  return { ...unsigned, Signature };
}

const ses = (message: object) => post('ses', JSON.stringify(message));
const sesBounce = (message_id: string) => ({
  notificationType: 'Bounce',
  mail: { messageId: 'theirs', headers: [{ name: 'Message-ID', value: message_id }] },
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ diagnosticCode: 'smtp; 550 5.1.1' }] },
});

it('moves an email by a report of Amazon SES', async () => {
  const email = newEmail();
  const { message_id } = await send(email);
  expect((await ses(snsMessage(sesBounce(message_id)))).statusCode).toBe(200);
  expect(await statusOf(email)).toEqual(['bounced']);
  expect(await suppressionOf(email)).toEqual([{ cause: 'bounce' }]);
});

it('refuses a report that Amazon didn’t sign, and asks no other host for a certificate', async () => {
  const email = newEmail();
  const { message_id } = await send(email);
  const real = snsMessage(sesBounce(message_id));
  const forged = [
    { ...real, Message: real.Message.replace('Bounce', 'Delivery') },
    snsMessage(sesBounce(message_id), { TopicArn: 'arn:aws:sns:us-east-1:999999999999:mail' }),
    snsMessage(sesBounce(message_id), { SignatureVersion: '1' }),
    ...[
      'https://sns.us-east-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef.pem',
      'https://evil.example/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-east-1.amazonaws.com@evil.example/SimpleNotificationService-0123456789abcdef.pem',
      'http://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-east-1.amazonaws.com/../SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
      'https://bucket.s3.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
    ].map((SigningCertURL) => snsMessage(sesBounce(message_id), { SigningCertURL })),
    { Type: 'Notification' },
  ];
  for (const message of forged) expect((await ses(message)).statusCode).toBe(403);
  expect(new Set(asked)).toEqual(new Set([CERTIFICATE]));
  expect(await statusOf(email)).toEqual(['sent']);
});

it('refuses a certificate that has run out', async () => {
  const late = await testApp({
    adapt: ({ config, now }) => ({
      config: { ...config, mail_webhooks: { postmark_secrets: [], dsn_secrets: [], ses_topic_arn: TOPIC } },
      now: () => new Date(now().getTime() + 20 * 365 * 86_400_000),
    }),
    snsWeb: { readCertificate: async () => pem, confirmSubscription: async () => undefined },
  });
  const answer = await late.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail/ses',
    payload: JSON.stringify(snsMessage(sesBounce('<x@y.example>'))),
  });
  expect(answer.statusCode).toBe(403);
});

it('confirms the subscription to its own topic, and only at Amazon', async () => {
  const SubscribeURL = `https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=abc`;
  const changes = { Type: 'SubscriptionConfirmation', Message: 'Confirm', Token: 'abc' } as const;
  expect((await ses(snsMessage({}, { ...changes, SubscribeURL }))).statusCode).toBe(200);
  expect(asked).toContain(SubscribeURL);
  const elsewhere = 'https://evil.example/?Action=ConfirmSubscription&';
  expect((await ses(snsMessage({}, { ...changes, SubscribeURL: elsewhere }))).statusCode).toBe(403);
  expect(asked).not.toContain(elsewhere);
});
