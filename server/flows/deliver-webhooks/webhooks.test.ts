import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { signatureOf } from '#server/areas/base/webhook-endpoints/secrets.ts';
import { newId } from '#server/platform/db/ids.ts';
import { postOutside, readWebhookUrl } from '#server/platform/webhooks/post-outside.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { testApp } from '#test/support/test-app.ts';
import { type Received, webhookReceiver } from '#test/support/webhook-receiver.ts';
import { newWork, workHands } from '#test/support/work.ts';
import { deliverDue } from './deliver-due.ts';

const receiver = await webhookReceiver();
const { received, answer } = receiver;
const { app, context } = await testApp({
  adapt: ({ config, queue }) => ({
    config: { ...config, outbound_allowed_hosts: [receiver.host] },
    // The test sends by itself, so that it decides when.
    queue: {
      ...queue,
      enqueue: async (tx, entry, ...rest) =>
        entry.name === 'deliver-webhooks' ? undefined : queue.enqueue(tx, entry, ...rest),
    },
  }),
});
const { db, clock } = context;
const call = callerOf(app);
const hands = workHands(app, context);

const NOTHING: Received = { headers: {}, body: '', url: '' };

beforeEach(async () => {
  await db.deleteFrom('webhook_endpoints').execute();
  received.length = 0;
  Object.assign(answer, { status: 200, headers: {} });
});

async function ask(headers: { cookie: string }, route: string, payload?: object) {
  return (await call(route as Route, { headers, ...(payload && { payload }) })).json();
}

async function addWebhook(headers: { cookie: string }, event_types: readonly string[]) {
  const { webhook, secret } = await ask(headers, 'POST /api/webhooks', { url: receiver.url, event_types });
  return { id: webhook.id as string, secret: secret as string };
}

const logOf = async (headers: { cookie: string }, id: string) =>
  (await ask(headers, `GET /api/webhooks/${id}/deliveries`)).deliveries;

async function newReel() {
  const work = await newWork(context, { deliverables: [{ kind: 'instagram_reel', quantity: 1 }] });
  return { ...work, reel: work.deliverable_ids[0] ?? '' };
}

it('tells both sides what happened, each with the record as they would get it themselves', async () => {
  const work = await newReel();
  const shop = await addWebhook(work.shop, ['work.submitted', 'work.approved']);
  await addWebhook(work.maker.headers, ['work.submitted']);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  await addWebhook(await signInAs(context, stranger), ['work.submitted', 'work.approved']);
  await hands.submit(work, work.reel);
  await deliverDue(context);
  const events = received.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type }) => type)).toEqual(['work.submitted', 'work.submitted']);
  const { collaboration_id } = work;
  const records = events.map(({ data }) => data.record);
  for (const headers of [work.shop, work.maker.headers]) {
    const own = await ask(headers, `GET /api/collaborations/${collaboration_id}`);
    expect(records.map(({ side }) => side)).toContain(own.side);
    expect(records.some((record) => JSON.stringify(record) === JSON.stringify(own))).toBe(true);
  }
  expect(events[0].data).toMatchObject({ collaboration_id, deliverable_id: work.reel });
  clock.advance({ hours: 1 });
  await hands.approve(work, work.reel);
  await deliverDue(context);
  expect(received).toHaveLength(3);
  const [latest] = await logOf(work.shop, shop.id);
  expect(latest).toMatchObject({ event_type: 'work.approved', status: 'delivered', attempts: 1 });
  expect(latest).toMatchObject({
    response_status: 200,
    failure: null,
    id: received[2]?.headers['webhook-id'],
  });
});

/** The example of the documentation, as its reader would keep it. */
async function documentedVerify() {
  const docs = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(docs) ?? [];
  const path = join(await temporaryFolder(), 'verify.mjs');
  await writeFile(path, example);
  const { verify } = await import(pathToFileURL(path).href);
  return verify as (headers: Record<string, string>, body: string, secret: string) => unknown;
}

it('what arrives passes the documented check, and forged, changed or old events don’t', async () => {
  const verify = await documentedVerify();
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, owner);
  const { id, secret } = await addWebhook(headers, ['work.approved']);
  await ask(headers, `POST /api/webhooks/${id}/test-events`);
  await deliverDue(context);
  const { headers: sent, body } = received[0] ?? NOTHING;
  // The check reads the time of the machine, and other files may have advanced the clock of the tests.
  vi.setSystemTime(clock.now());
  onTestFinished(() => void vi.useRealTimers());
  expect(verify(sent, body, secret)).toMatchObject({ type: 'test', data: { webhook_id: id } });
  expect(() => verify(sent, body.replace('test', 'work.approved'), secret)).toThrow('Not signed');
  expect(() => verify(sent, body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('Not signed');
  expect(() => verify({ ...sent, 'webhook-id': newId() }, body, secret)).toThrow('Not signed');
  const timestamp = Math.floor(Date.now() / 1_000) - 301;
  const old = { id: sent['webhook-id'] ?? '', timestamp, body };
  const replayed = {
    ...sent,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf([secret], old),
  };
  expect(() => verify(replayed, body, secret)).toThrow('More than 5 minutes old');
});

it('signs with both secrets for a day after a rotation, and shows neither again', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, owner);
  const { id, secret: first } = await addWebhook(headers, ['work.approved']);
  const { secret: second } = await ask(headers, `POST /api/webhooks/${id}/secret`);
  const send = async () => {
    await ask(headers, `POST /api/webhooks/${id}/test-events`);
    await deliverDue(context);
    const { headers: sent, body } = received.at(-1) ?? NOTHING;
    const signed = { id: sent['webhook-id'] ?? '', timestamp: Number(sent['webhook-timestamp']), body };
    return { given: sent['webhook-signature'], by: (secrets: string[]) => signatureOf(secrets, signed) };
  };
  const during = await send();
  expect(during.given).toBe(during.by([second, first]));
  clock.advance({ hours: 25 });
  const after = await send();
  expect(after.given).toBe(after.by([second]));
  const rows = JSON.stringify(await db.selectFrom('webhook_endpoints').selectAll().execute());
  const shown = JSON.stringify(await ask(headers, 'GET /api/webhooks'));
  const exported = (await call('GET /api/me/export', { headers })).body;
  expect(exported).toContain(receiver.url);
  for (const text of [rows, shown, exported]) {
    expect(text).not.toContain(first.slice(6));
    expect(text).not.toContain(second.slice(6));
  }
});

it('tries again with growing pauses, and gives up after the last one', async () => {
  const work = await newReel();
  const { id } = await addWebhook(work.shop, ['work.submitted']);
  answer.status = 500;
  await hands.submit(work, work.reel);
  await deliverDue(context);
  await deliverDue(context);
  expect(received).toHaveLength(1);
  expect((await logOf(work.shop, id))[0]).toMatchObject({
    status: 'pending',
    attempts: 1,
    response_status: 500,
    failure: 'It answered with 500.',
  });
  const pauses = [1 / 60, 5 / 60, 0.5, 2, 5, 10, 14, 20];
  for (const [at, hours] of pauses.entries()) {
    clock.advance({ hours: hours - 0.01 });
    await deliverDue(context);
    expect(received).toHaveLength(at + 1);
    clock.advance({ hours: 0.01 });
    await deliverDue(context);
    expect(received).toHaveLength(at + 2);
  }
  clock.advance({ hours: 24 });
  await deliverDue(context);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect((await logOf(work.shop, id))[0]).toMatchObject({ status: 'failed', attempts: 10 });
});

it('an endpoint that fails for three days is turned off, and its owner is told', async () => {
  const work = await newReel();
  const { id } = await addWebhook(work.shop, ['work.submitted', 'work.approved']);
  answer.status = 503;
  await ask(work.shop, `POST /api/webhooks/${id}/test-events`);
  await deliverDue(context);
  clock.advance({ days: 3 });
  await deliverDue(context);
  const [webhook] = (await ask(work.shop, 'GET /api/webhooks')).webhooks;
  expect(webhook).toMatchObject({ id, off_cause: 'failing' });
  const { email, user_id } = work.payer.owner;
  const subjects = async () => (await waitForMail(db, email)).map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 10_000 })
    .toContain(`Your webhook to ${receiver.host} was turned off`);
  const bell = await db.selectFrom('notifications').select('href').where('user_id', '=', user_id).execute();
  expect(bell.map(({ href }) => href)).toContain('/developers');
  await hands.submit(work, work.reel);
  expect(await logOf(work.shop, id)).toHaveLength(1);
  expect((await ask(work.shop, `POST /api/webhooks/${id}/test-events`)).code).toBe('conflict');
  answer.status = 200;
  clock.advance({ hours: 1 });
  await ask(work.shop, `PUT /api/webhooks/${id}/switch`, { is_on: true });
  await hands.approve(work, work.reel);
  await deliverDue(context);
  expect((await logOf(work.shop, id))[0]).toMatchObject({ event_type: 'work.approved', status: 'delivered' });
});

it('sends an event again with the same id and body', async () => {
  const work = await newReel();
  const { id } = await addWebhook(work.shop, ['work.submitted']);
  await hands.submit(work, work.reel);
  await deliverDue(context);
  const [{ id: delivery_id }] = await logOf(work.shop, id);
  const replay = `POST /api/webhooks/${id}/deliveries/${delivery_id}/replay`;
  expect(await ask(work.shop, replay)).toMatchObject({ id: delivery_id, status: 'pending' });
  expect((await ask(work.shop, replay)).code).toBe('conflict');
  await deliverDue(context);
  expect(received).toHaveLength(2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  expect(received[0]?.body).toBe(received[1]?.body);
  const stranger = await signInAs(
    context,
    await newPerson(context, { role: 'business', membership: 'owner' }),
  );
  expect((await ask(stranger, replay)).code).toBe('not_found');
  expect((await ask(stranger, `GET /api/webhooks/${id}/deliveries`)).code).toBe('not_found');
});

it('ten workers at once send each event once', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, owner);
  const { id } = await addWebhook(headers, ['work.approved']);
  for (let sent = 0; sent < 12; sent += 1) await ask(headers, `POST /api/webhooks/${id}/test-events`);
  await Promise.all(Array.from({ length: 10 }, () => deliverDue(context)));
  expect(received).toHaveLength(12);
  expect(new Set(received.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(12);
});

it.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://10.0.0.8/hook',
  'https://169.254.169.254/latest',
  'https://localhost/hook',
  'https://db.internal/hook',
  'https://user:pass@example.com/hook',
  'https://example.com:8443/hook',
  'ftp://example.com/hook',
  'not an address',
])('refuses %s as an address', async (url) => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const payload = { url, event_types: ['work.approved'] };
  const refused = await ask(await signInAs(context, owner), 'POST /api/webhooks', payload);
  expect(refused).toMatchObject({ status: 400, fields: [{ path: 'url' }] });
  expect(readWebhookUrl({ outbound_allowed_hosts: [] }, url)).toBeNull();
});

it('looks at the address again at each delivery, and follows no redirect', async () => {
  const inward = { config: { ...context.config, outbound_allowed_hosts: [] } };
  const letter = { headers: {}, body: '{}' };
  const posted = await postOutside(inward, 'https://hooks.example.com/', letter, (_name, options, done) =>
    options.all ? done(null, [{ address: '10.0.0.8', family: 4 }]) : done(null, '10.0.0.8', 4),
  );
  expect(posted).toMatchObject({ status: null, failure: 'The address isn’t a public https address.' });
  Object.assign(answer, { status: 302, headers: { location: receiver.url } });
  const redirected = await postOutside(context, receiver.url, letter);
  expect(redirected).toMatchObject({ status: 302, failure: expect.stringMatching(/redirect/) });
  expect(received).toHaveLength(1);
});

it('stops once the person who added it leaves the business, and others can take it over', async () => {
  const work = await newReel();
  const business_id = work.payer.business_id;
  const manager = await newManager(context, business_id);
  const { id } = await addWebhook(await signInAs(context, manager), ['work.submitted', 'work.approved']);
  await call(`DELETE /api/businesses/${business_id}/membership`, {
    headers: await signInAs(context, manager),
  });
  await hands.submit(work, work.reel);
  await deliverDue(context);
  expect(received).toEqual([]);
  const [webhook] = (await ask(work.shop, 'GET /api/webhooks')).webhooks;
  expect(webhook).toMatchObject({ id, off_cause: 'no_access' });
  await ask(work.shop, `PUT /api/webhooks/${id}/switch`, { is_on: true });
  await hands.approve(work, work.reel);
  await deliverDue(context);
  expect(received).toHaveLength(1);
});

it('there are no more than ten, also when twenty are added at once', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, owner);
  const payload = { url: receiver.url, event_types: ['work.approved'] };
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/webhooks', { headers, payload })),
  );
  expect(tries.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
});
