import { describe, expect, it } from 'vitest';
import { MOST_OPEN_REQUESTS, MOST_SUPPORT_MESSAGES } from '#domain/messages/support.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';
import { wakeRequests } from './jobs/wake-requests.ts';

const { app, context } = await testApp();
const call = callerOf(app);
type Headers = { cookie: string };

const asker = async (more = {}) => {
  const person = await newPerson(context, { role: 'creator', ...more });
  return { ...person, headers: await signInAs(context, person) };
};
const admin = await signInAs(context, await newPerson(context, { role: 'admin', full_name: 'Ada Admin' }));

function ask(headers: Headers, more: object = {}) {
  const payload = { id: newId(), subject: 'Payout', body: 'When does it arrive?', record: null, ...more };
  return call('POST /api/support-requests', { headers, payload });
}

async function asked(headers: Headers, more: object = {}): Promise<string> {
  return (await ask(headers, more)).json().id;
}

function write(headers: Headers, id: string, body: string, messageId = newId()) {
  return call(`POST /api/support-requests/${id}/messages`, { headers, payload: { id: messageId, body } });
}

function answer(id: string, body: string, kind = 'answer', messageId = newId()) {
  const payload = { id: messageId, body, kind };
  return call(`POST /api/admin/support-requests/${id}/messages`, { headers: admin, payload });
}

function move(id: string, payload: object) {
  return call(`POST /api/admin/support-requests/${id}/status`, { headers: admin, payload });
}

function merge(id: string, into_id: string) {
  return call(`POST /api/admin/support-requests/${id}/merge`, { headers: admin, payload: { into_id } });
}

async function thread(headers: Headers, id: string) {
  return (await call(`GET /api/support-requests/${id}`, { headers })).json();
}

async function shown(id: string) {
  return (await call(`GET /api/admin/support-requests/${id}`, { headers: admin })).json();
}

describe('a support request', () => {
  it('is asked, answered by mail and in the thread, and asked again', async () => {
    const person = await asker();
    const id = await asked(person.headers);
    expect(await thread(person.headers, id)).toMatchObject({
      subject: 'Payout',
      status: 'open',
      messages: [{ kind: 'question', body: 'When does it arrive?' }],
    });
    expect((await answer(id, 'On Thursday.')).json()).toMatchObject({ status: 'waiting' });
    expect(await thread(person.headers, id)).toMatchObject({
      status: 'answered',
      messages: [{ kind: 'question' }, { kind: 'answer', body: 'On Thursday.' }],
    });
    expect(await subjectsTo(context.db, person.email)).toEqual(['Answer: Payout']);
    expect((await write(person.headers, id, 'Thank you!')).json()).toMatchObject({ status: 'open' });
    expect(await shown(id)).toMatchObject({
      status: 'open',
      person: { id: person.user_id, email: person.email },
      messages: [{ kind: 'question' }, { kind: 'answer', author_name: 'Ada Admin' }, { kind: 'question' }],
    });
  });

  it('sent twice is one, with one answer and one mail', async () => {
    const person = await asker();
    const [id, messageId] = [newId(), newId()];
    await Promise.all([ask(person.headers, { id }), ask(person.headers, { id })]);
    await answer(id, 'Soon.', 'answer', messageId);
    await answer(id, 'Soon.', 'answer', messageId);
    expect((await thread(person.headers, id)).messages).toHaveLength(2);
    expect(await subjectsTo(context.db, person.email)).toHaveLength(1);
    expect((await answer(id, 'Later.', 'answer', messageId)).json()).toMatchObject({ code: 'conflict' });
    const other = await asker();
    expect((await ask(other.headers, { id })).json()).toMatchObject({ code: 'conflict' });
  });

  it('does not exist for another account, and visitors have to sign in', async () => {
    const id = await asked((await asker()).headers);
    const other = await asker();
    expect((await thread(other.headers, id)).status).toBe(404);
    expect((await write(other.headers, id, 'Hello')).json()).toMatchObject({ status: 404 });
    expect((await call('GET /api/support-requests', { headers: other.headers })).json().requests).toEqual([]);
    expect((await call(`GET /api/support-requests/${id}`)).json()).toMatchObject({ status: 401 });
  });

  it('never shows its owner a note', async () => {
    const person = await asker();
    const id = await asked(person.headers);
    expect((await answer(id, 'Asked before, be patient', 'note')).json()).toMatchObject({ status: 'open' });
    expect(JSON.stringify(await thread(person.headers, id))).not.toContain('patient');
    expect((await shown(id)).messages).toHaveLength(2);
    expect(await subjectsTo(context.db, person.email)).toEqual([]);
    const file = await call('GET /api/me/export', { headers: person.headers });
    expect(file.body).toContain('When does it arrive?');
    expect(file.body).not.toContain('patient');
  });

  it('can be sent and read by a suspended person', async () => {
    const person = await asker({ account_status: 'suspended' });
    const id = await asked(person.headers, { subject: 'Suspension', body: 'I think it is a mistake.' });
    await answer(id, 'We are checking.');
    expect(await thread(person.headers, id)).toMatchObject({ status: 'answered' });
    expect(await subjectsTo(context.db, person.email)).toHaveLength(1);
  });

  it(`is one of at most ${MOST_OPEN_REQUESTS} open ones, however many are sent at once`, async () => {
    const person = await asker();
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_REQUESTS + 2 }, () => ask(person.headers)),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(MOST_OPEN_REQUESTS);
    const open = answers.find(({ statusCode }) => statusCode === 201)?.json().id;
    await move(open, { move: 'close' });
    expect((await ask(person.headers)).statusCode).toBe(201);
    expect((await write(person.headers, open, 'And?')).json()).toMatchObject({ code: 'conflict' });
    expect(await thread(person.headers, open)).toMatchObject({ status: 'closed', messages: [{}] });
  });

  it('has a limit an hour and for its length', async () => {
    const person = await asker();
    const id = await asked(person.headers);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => write(person.headers, id, `More ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
    const other = await asker();
    expect((await ask(other.headers, { body: 'x'.repeat(3001) })).json()).toMatchObject({ status: 400 });
    expect((await ask(other.headers, { subject: 'x\ny' })).json()).toMatchObject({ status: 400 });
  });

  it('takes no more messages than can be read at once', async () => {
    const person = await asker();
    const id = await asked(person.headers);
    const at = context.now().toISOString();
    const rows = Array.from({ length: MOST_SUPPORT_MESSAGES - 1 }, (_, n) => ({
      id: newId(),
      support_request_id: id,
      author_id: person.user_id,
      kind: 'question' as const,
      body: `No. ${n}`,
      created_at: at,
    }));
    await context.db.insertInto('support_messages').values(rows).execute();
    expect((await write(person.headers, id, 'One more')).json()).toMatchObject({ code: 'conflict' });
    expect((await shown(id)).messages).toHaveLength(MOST_SUPPORT_MESSAGES);
  });

  it('lists the requests of a person in pages, latest first', async () => {
    const person = await asker();
    for (let n = 0; n < 23; n += 1) {
      const at = new Date(context.now().getTime() - n * 60_000).toISOString();
      await context.db
        .insertInto('support_requests')
        .values({
          id: newId(),
          user_id: person.user_id,
          subject: `No. ${n}`,
          status: 'closed',
          last_message_at: at,
          created_at: at,
        })
        .execute();
    }
    const first = (await call('GET /api/support-requests', { headers: person.headers })).json();
    const url = `GET /api/support-requests?cursor=${encodeURIComponent(first.next_cursor)}` as const;
    const second = (await call(url, { headers: person.headers })).json();
    const subjects = [...first.requests, ...second.requests].map(({ subject }) => subject);
    expect(subjects).toEqual(Array.from({ length: 23 }, (_, n) => `No. ${n}`));
    expect(second.next_cursor).toBeNull();
  });
});

describe('the record of a request', () => {
  it('is one the person can see, with its link', async () => {
    const work = await newWork(context);
    const { collaboration_id, maker, shop } = work;
    const record = { type: 'collaboration', id: collaboration_id };
    const id = await asked(maker.headers, { record });
    expect((await thread(maker.headers, id)).record).toMatchObject({
      href: `/creator/work/${collaboration_id}`,
    });
    expect((await shown(id)).record).toEqual({
      ...record,
      shown_in: { kind: 'payment', id: collaboration_id },
    });
    const query = `type=collaboration&id=${collaboration_id}`;
    expect((await call(`GET /api/support-record?${query}`, { headers: shop })).json()).toMatchObject({
      href: `/business/work/${collaboration_id}`,
    });
    const stranger = await asker();
    expect(
      (await call(`GET /api/support-record?${query}`, { headers: stranger.headers })).json(),
    ).toMatchObject({
      status: 404,
    });
    expect((await ask(stranger.headers, { record })).json()).toMatchObject({ status: 404 });
  });

  it('can be a campaign or a payment of the team, and nobody else’s', async () => {
    const { payer, shop, maker } = await newWork(context);
    const { id: funding_id } = await context.db
      .selectFrom('fundings')
      .select('id')
      .where('campaign_id', '=', payer.campaign_id)
      .executeTakeFirstOrThrow();
    const look = async (headers: Headers, type: string, id: string) =>
      (await call(`GET /api/support-record?type=${type}&id=${id}`, { headers })).json();
    expect(await look(shop, 'campaign', payer.campaign_id)).toMatchObject({
      href: expect.stringMatching(/^\/business\/campaigns\//),
    });
    expect(await look(maker.headers, 'campaign', payer.campaign_id)).toMatchObject({
      href: expect.stringMatching(/^\/campaigns\//),
    });
    expect(await look(shop, 'payment', funding_id)).toMatchObject({
      href: `/business/receipts/${funding_id}`,
    });
    const paid = await asked(shop, { record: { type: 'payment', id: funding_id } });
    expect((await shown(paid)).record.shown_in).toEqual({ kind: 'campaign', id: payer.campaign_id });
    expect(await look(maker.headers, 'payment', funding_id)).toMatchObject({ status: 404 });
    expect(await look(shop, 'payout', funding_id)).toMatchObject({ status: 404 });
  });
});

describe('the queue of admins', () => {
  const queue = async (query: string) =>
    (await call(`GET /api/admin/support-requests?limit=50&${query}`, { headers: admin })).json().requests;

  it('finds requests by subject and by person, and by status', async () => {
    const word = `Zebra${newId().slice(-6)}`;
    const person = await asker({ full_name: `${word} Person` });
    const one = await asked(person.headers, { subject: 'About a refund' });
    const two = await asked((await asker()).headers, { subject: `My ${word} question` });
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
    expect(ids(await queue(`search=${word}`))).toEqual([one, two].sort());
    await move(one, { move: 'close' });
    expect(ids(await queue(`search=${word}&status=closed`))).toEqual([one]);
    expect(ids(await queue(`search=${word}&status=open`))).toEqual([two]);
  });

  it('gets a snoozed request back at its date, and earlier when the person writes', async () => {
    const person = await asker();
    const [later, sooner] = [await asked(person.headers), await asked(person.headers)];
    for (const id of [later, sooner]) {
      expect((await move(id, { move: 'snooze', days: 3 })).json()).toMatchObject({ status: 'snoozed' });
    }
    await write(person.headers, sooner, 'It is urgent now');
    expect(await shown(sooner)).toMatchObject({ status: 'open', snoozed_until: null });
    await wakeRequests.run(context, {});
    expect((await shown(later)).status).toBe('snoozed');
    await context.db
      .updateTable('support_requests')
      .set({ snoozed_until: context.now().toISOString() })
      .where('id', '=', later)
      .execute();
    await wakeRequests.run(context, {});
    expect(await shown(later)).toMatchObject({ status: 'open', snoozed_until: null });
    expect((await move(later, { move: 'snooze' })).json()).toMatchObject({ status: 400 });
    expect((await move(later, { move: 'snooze', days: 91 })).json()).toMatchObject({ status: 400 });
  });

  it('refuses to close twice, also at once', async () => {
    const id = await asked((await asker()).headers);
    const answers = await Promise.all([move(id, { move: 'close' }), move(id, { move: 'close' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('merges two requests of a person, and the link of the first leads to the second', async () => {
    const person = await asker();
    const [one, two] = [await asked(person.headers), await asked(person.headers, { body: 'Same again' })];
    await answer(two, 'See here');
    expect((await merge(one, two)).json()).toMatchObject({ id: two, status: 'open' });
    expect((await thread(person.headers, one)).id).toBe(two);
    expect((await thread(person.headers, two)).messages).toHaveLength(3);
    expect((await write(person.headers, one, 'Thanks')).json()).toMatchObject({ id: two });
    const { requests } = (await call('GET /api/support-requests', { headers: person.headers })).json();
    expect(requests.map(({ id }: { id: string }) => id)).toEqual([two]);
    expect((await merge(two, one)).json()).toMatchObject({ code: 'conflict' });
    expect((await move(one, { move: 'reopen' })).json()).toMatchObject({ code: 'conflict' });
    expect((await merge(two, two)).json()).toMatchObject({ code: 'conflict' });
  });

  it('merges nothing of two people, and each way only once when both are asked at once', async () => {
    const person = await asker();
    const [one, two] = [await asked(person.headers), await asked(person.headers)];
    const stranger = await asked((await asker()).headers);
    expect((await merge(one, stranger)).json()).toMatchObject({ code: 'conflict' });
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('writes into the audit log who read, answered, closed and merged', async () => {
    const person = await asker();
    const [id, other] = [await asked(person.headers), await asked(person.headers)];
    await shown(id);
    await answer(id, 'Done.');
    await move(id, { move: 'close' });
    await merge(other, id);
    const log = await context.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'support_request')
      .where('subject_id', 'in', [id, other])
      .execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'view_support_request',
        'answer_support_request',
        'close_support_request',
        'merge_support_request',
      ]),
    );
  });

  it('is counted while it needs an answer', async () => {
    const before = (await call('GET /api/admin/queue-counts', { headers: admin })).json().support;
    expect(before).toBeGreaterThanOrEqual(0);
    await asked((await asker()).headers);
    expect((await call('GET /api/admin/queue-counts', { headers: admin })).json().support).toBeGreaterThan(0);
  });
});
