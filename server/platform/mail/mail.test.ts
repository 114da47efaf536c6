import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { waitlistMail } from '#server/areas/accounts/waitlist/mails/waitlist-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { testContext } from '#test/support/test-context.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const context = await testContext();
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let message = '';
    stream.on('data', (chunk) => {
      message += chunk;
    });
    stream.on('end', () => {
      received.push(message);
      callback();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address() as { port: number };
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const FACTS = { entry_id: newId(), city_name: 'Miami' };

async function eventTo(recipient: string) {
  return context.db
    .selectFrom('email_events')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirst();
}

it('hands mail to an SMTP server with both parts and a way out in one click', async () => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Bizmeet <hello@bizmeet.example>');
  await mailer.deliver({
    email_event_id: newId(),
    message_id: '<known-before@bizmeet.example>',
    recipient: 'maya@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    reply_to: 'reply+1@reply.example.com',
    unsubscribe: {
      page_url: 'https://bizmeet.example/unsubscribe?token=x',
      one_click_url: 'https://bizmeet.example/api/unsubscribes?token=x',
    },
  });
  mailer.close();
  const [message] = received;
  expect(message).toContain('To: maya@example.com');
  expect(message).toContain('Reply-To: reply+1@reply.example.com');
  expect(message).toContain('Message-ID: <known-before@bizmeet.example>');
  expect(message).toContain('text/plain');
  expect(message).toContain('text/html');
  expect(message).toContain('List-Unsubscribe: <https://bizmeet.example/api/unsubscribes?token=x>');
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('leaves no mail and no job behind when the transaction fails', async () => {
  const recipient = `undone-${Date.now()}@example.com`;
  const failing = inTransaction(context.db, async (tx) => {
    await queueMail(context, tx, waitlistMail, recipient, FACTS);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await eventTo(recipient)).toBeUndefined();
});

it('sends one mail however often its job runs', async () => {
  const recipient = `once-${Date.now()}@example.com`;
  await inTransaction(context.db, (tx) => queueMail(context, tx, waitlistMail, recipient, FACTS));
  await waitForMail(context.db, recipient);
  const event = await eventTo(recipient);
  await sendMail.run(context, { email_event_id: event?.id ?? '', facts: FACTS });
  expect(await waitForMail(context.db, recipient)).toHaveLength(1);
});

it('keeps what went wrong, and gives up after the last attempt', async () => {
  const recipient = `refused-${Date.now()}@example.com`;
  const id = newId();
  await context.db
    .insertInto('email_events')
    .values({ id, template: waitlistMail.name, recipient, subject: 'x', status: 'queued' })
    .execute();
  const refusing = {
    ...context,
    mailer: { deliver: () => Promise.reject(new Error('550 no such user')), close: () => undefined },
  };
  for (let attempt = 0; attempt <= sendMail.retries; attempt += 1) {
    expect(await eventTo(recipient)).toMatchObject({ status: 'queued' });
    await expect(sendMail.run(refusing, { email_event_id: id, facts: FACTS })).rejects.toThrow('550');
  }
  expect(await eventTo(recipient)).toMatchObject({ status: 'failed', last_error: '550 no such user' });
});
