import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { NEWS_EMAILS_PER_MINUTE } from '#domain/accounts/announcements.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { notifyBatch } from './commands/notify-batch.ts';
import { moveAnnouncements } from './jobs/move-announcements.ts';

let now = new Date('2026-06-10T16:00:00Z');
const { app, context } = await testApp({ adapt: () => ({ now: () => now }) });
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const TODAY = '2026-06-10';

const DRAFT = {
  title: 'Payouts now arrive on weekends',
  body: 'Banks send **instant** transfers.\n\n- Saturdays\n- [Read how](/help/payouts)',
  link_label: 'See earnings',
  link_url: '/creator/earnings',
  audience: 'applicant',
  has_bar: true,
  has_email: true,
  starts_on: TODAY,
  ends_on: addDays(TODAY, 6),
};

const draft = async (change: Partial<typeof DRAFT> = {}) =>
  (await call('POST /api/admin/announcements', { headers, payload: { ...DRAFT, ...change } })).json();

async function published(change: Partial<typeof DRAFT> = {}) {
  const { id, version } = await draft(change);
  return schedule(id, version);
}

async function schedule(id: string, version: number) {
  const path = `POST /api/admin/announcements/${id}/schedule` as const;
  const answer = await call(path, { headers, payload: { version } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const read = async (id: string) => (await call(`GET /api/admin/announcements/${id}`, { headers })).json();

async function end(id: string) {
  const payload = { reason: 'The end of this test.' };
  return call(`POST /api/admin/announcements/${id}/end`, { headers, payload });
}

async function runAt(moment: Date): Promise<void> {
  now = moment;
  await moveAnnouncements.run(context, {});
}

const barOf = async (person: Person) =>
  (await call('GET /api/me', { headers: await signInAs(context, person) })).json().announcement;

async function newReader(
  wishes: Parameters<typeof newPerson>[1] = {},
  choice: { in_app?: boolean; email?: boolean } = { email: true },
): Promise<Person> {
  const person = await newPerson(context, { role: 'applicant', ...wishes });
  const { in_app = false, email = false } = choice;
  await db
    .insertInto('notification_preferences')
    .values({ user_id: person.user_id, kind: 'news', in_app, email })
    .execute();
  return person;
}

const mailsTo = (email: string) =>
  db
    .selectFrom('email_events')
    .select(['id', 'status'])
    .where('recipient', '=', email)
    .where('template', '=', 'announcement')
    .execute();

it('is shown above the page to its audience between its days in New York, until each person dismisses it', async () => {
  const [applicant, owner] = [
    await newPerson(context, { role: 'applicant' }),
    await newPerson(context, { role: 'business' }),
  ];
  const days = { starts_on: addDays(TODAY, 2), ends_on: addDays(TODAY, 3) };
  const { id, status } = await published({ ...days, title: 'Shorter wait for applicants' });
  expect(status).toBe('scheduled');
  await runAt(new Date(newYorkInstant(days.starts_on, 0).getTime() - 1_000));
  expect(await barOf(applicant)).toBeUndefined();
  await runAt(newYorkInstant(days.starts_on, 0));
  expect(await barOf(applicant)).toEqual({
    id,
    title: 'Shorter wait for applicants',
    link: { label: 'See earnings', url: '/creator/earnings' },
  });
  expect(await barOf(owner)).toBeUndefined();
  const own = await signInAs(context, applicant);
  for (const _ of [1, 2]) {
    expect((await call(`PUT /api/news/${id}/dismissal`, { headers: own })).statusCode).toBe(200);
  }
  expect(await barOf(applicant)).toBeUndefined();
  const other = await newPerson(context, { role: 'applicant' });
  expect(await barOf(other)).toMatchObject({ id });
  now = newYorkInstant(addDays(days.ends_on, 1), 0);
  expect(await barOf(other), 'though no job has run yet').toBeUndefined();
  await runAt(now);
  expect(await read(id)).toMatchObject({ status: 'ended', report: { dismissed: 1 } });
  now = newYorkInstant(TODAY, 12);
});

it('shows one bar at a time, the latest first', async () => {
  const person = await newPerson(context, { role: 'applicant' });
  const earlier = await published({ title: 'The first of two' });
  const later = await published({ title: 'The second of two' });
  expect(await barOf(person)).toMatchObject({ id: later.id });
  await call(`PUT /api/news/${later.id}/dismissal`, { headers: await signInAs(context, person) });
  expect(await barOf(person)).toMatchObject({ id: earlier.id });
  for (const { id } of [earlier, later]) await end(id);
  expect(await barOf(person)).toBeUndefined();
});

it('emails exactly those who turned on news and may get it, once, however often and at once it runs', async () => {
  const wanting = await newReader();
  const ringing = await newReader({}, { in_app: true });
  const quiet = await newPerson(context, { role: 'applicant' });
  const left_out = [
    quiet,
    await newReader({}, { in_app: false }),
    await newReader({ role: 'business' }),
    await newReader({ account_status: 'suspended' }),
    await newReader({ email_verified: false }),
  ];
  const bounced = await newReader();
  await db
    .insertInto('email_suppressions')
    .values({ id: newId(), address: bounced.email, cause: 'bounce', created_at: now.toISOString() })
    .execute();
  const { id, reach } = await published();
  expect(reach.emails).toBeGreaterThanOrEqual(1);
  await Promise.all([1, 2, 3, 4, 5].map(() => moveAnnouncements.run(context, {})));
  const [mail] = await waitForMail(db, wanting.email);
  expect(mail).toMatchObject({ subject: DRAFT.title });
  expect(mail?.text).toContain('• Read how (');
  expect(mail?.text).toContain('email is on for “News from Bizmeet”');
  for (const { email } of [...left_out, ringing, bounced]) expect(await mailsTo(email)).toEqual([]);
  await runAt(new Date(now.getTime() + 61_000));
  expect(await mailsTo(wanting.email)).toHaveLength(1);
  const bells = await db
    .selectFrom('notifications')
    .select(['user_id', 'title', 'href'])
    .where('notification_key', '=', `announcement:${id}`)
    .execute();
  expect(bells).toEqual([{ user_id: ringing.user_id, title: DRAFT.title, href: '/news' }]);
  await end(id);
});

it('counts what became of its emails, and one click in the mail program ends news', async () => {
  const reader = await newReader();
  const { id } = await published();
  await runAt(new Date(now.getTime() + 61_000));
  const [mail] = await waitForMail(db, reader.email);
  await expect.poll(async () => (await read(id)).report.queued).toBe(0);
  const before = (await read(id)).report;
  expect(before).toMatchObject({ bounced: 0, complained: 0, unsubscribed: 0, is_complete: true });
  expect(before.sent).toBeGreaterThanOrEqual(1);
  const [event] = await mailsTo(reader.email);
  await db
    .updateTable('email_events')
    .set({ status: 'bounced' })
    .where('id', '=', event?.id ?? '')
    .execute();
  const token = /\/unsubscribe\?token=([\w.:-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  for (const _ of [1, 2]) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/unsubscribes?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.json()).toEqual({ label: 'News from Bizmeet', is_subscribed: false });
  }
  expect((await read(id)).report).toMatchObject({ sent: before.sent, bounced: 1, unsubscribed: 1 });
  await end(id);
  const next = await published({ title: 'Another piece of news' });
  await runAt(new Date(now.getTime() + 61_000));
  expect(await mailsTo(reader.email)).toHaveLength(1);
  await end(next.id);
});

it('goes on where a killed run stopped, at a polite rate, from 9 a.m. of its first day', async () => {
  const readers: Person[] = [];
  for (let n = 0; n < 3; n += 1) readers.push(await newReader());
  const most = NEWS_EMAILS_PER_MINUTE;
  await sql`with added as (
      insert into users (id, email, email_verified)
      select gen_random_uuid(), 'crowd-' || n || '-' || ${newId()}::text || '@example.com', true
      from generate_series(1, ${most}) n returning id),
    known as (insert into profiles (user_id, role) select id, 'applicant' from added)
    insert into notification_preferences (user_id, kind, in_app, email)
      select id, 'news', false, true from added`.execute(db);
  const days = { starts_on: addDays(TODAY, 1), ends_on: addDays(TODAY, 2) };
  const { id } = await published(days);
  const sent = async () =>
    (
      await db
        .selectFrom('announcement_mails')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('announcement_id', '=', id)
        .executeTakeFirstOrThrow()
    ).count;
  await runAt(newYorkInstant(days.starts_on, 0));
  await runAt(newYorkInstant(days.starts_on, 8));
  expect(await read(id)).toMatchObject({ status: 'live' });
  expect(await sent(), 'at 8 a.m.').toBe(0);
  now = newYorkInstant(days.starts_on, 9);
  const dies = () => Promise.reject(new Error('killed'));
  const dying = { ...context, queue: { ...context.queue, enqueueAll: dies } };
  await expect(notifyBatch(dying, id)).rejects.toThrow('killed');
  expect(await sent(), 'after a run that was killed').toBe(0);
  await notifyBatch(context, id);
  await notifyBatch(context, id);
  const first = await sent();
  expect(first, 'in the first minute').toBeLessThanOrEqual(most);
  expect(first).toBeGreaterThan(most / 2);
  expect(await read(id)).toMatchObject({ report: { is_complete: false } });
  for (let minute = 1; minute < 10 && !(await read(id)).report.is_complete; minute += 1) {
    now = new Date(now.getTime() + 60_000);
    await notifyBatch(context, id);
  }
  expect(await sent()).toBeGreaterThanOrEqual(most + 3);
  const { emails } = (await read(id)).reach;
  expect(await sent()).toBe(emails);
  for (const { email } of readers) expect(await mailsTo(email)).toHaveLength(1);
  await end(id);
  now = newYorkInstant(TODAY, 12);
});

it('is written by one admin at a time, and can’t be changed once it is scheduled', async () => {
  const { id, version } = await draft();
  const change = (payload: object) => call(`PUT /api/admin/announcements/${id}`, { headers, payload });
  expect((await change({ ...DRAFT, title: 'A better title', version })).json()).toMatchObject({
    title: 'A better title',
    version: version + 1,
  });
  expect((await change({ ...DRAFT, version })).json()).toMatchObject({ status: 409, code: 'stale' });
  const stale = await call(`POST /api/admin/announcements/${id}/schedule`, { headers, payload: { version } });
  expect(stale.json()).toMatchObject({ code: 'stale' });
  const later = { ...DRAFT, starts_on: addDays(TODAY, 3), ends_on: addDays(TODAY, 4), version: version + 1 };
  await change(later);
  const scheduled = await schedule(id, version + 2);
  expect((await change({ ...DRAFT, version: scheduled.version })).statusCode).toBe(409);
  expect((await call(`DELETE /api/admin/announcements/${id}`, { headers })).statusCode).toBe(409);
  expect((await end(id)).statusCode).toBe(409);
  const canceled = await call(`DELETE /api/admin/announcements/${id}/schedule`, { headers });
  expect(canceled.json()).toMatchObject({ status: 'draft' });
  expect((await call(`DELETE /api/admin/announcements/${id}`, { headers })).statusCode).toBe(200);
  expect((await call(`GET /api/admin/announcements/${id}`, { headers })).statusCode).toBe(404);
  const entries = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['create_announcement', 'change_announcement', 'change_announcement'],
    ...['schedule_announcement', 'cancel_announcement', 'delete_announcement'],
  ]);
});

it.each([
  [{ link_url: 'javascript:alert(1)' }, 'link_url'],
  [{ link_url: '//evil.example' }, 'link_url'],
  [{ link_url: '/\\evil.example' }, 'link_url'],
  [{ link_label: '' }, 'link_label'],
  [{ has_bar: false, has_email: false }, 'has_bar'],
  [{ ends_on: '2026-06-09' }, 'ends_on'],
  [{ title: 'x'.repeat(61) }, 'title'],
  [{ body: '' }, 'body'],
])('refuses %j with the field to mend', async (change, path) => {
  const answer = await call('POST /api/admin/announcements', { headers, payload: { ...DRAFT, ...change } });
  expect(answer.json()).toMatchObject({ status: 400, fields: [expect.objectContaining({ path })] });
});

it('isn’t scheduled for the past, or for months', async () => {
  for (const [days, words] of [
    [{ starts_on: '2026-06-01' }, /has passed/],
    [{ ends_on: '2026-12-01' }, /up to 90 days/],
  ] as const) {
    const { id, version } = await draft(days);
    const path = `POST /api/admin/announcements/${id}/schedule` as const;
    const answer = await call(path, { headers, payload: { version } });
    expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringMatching(words) });
  }
});

it('can be previewed, and sent to oneself as a test before anybody else gets it', async () => {
  const { id } = await draft({ body: 'Plain <b>text</b> and a [link](https://example.com/a).' });
  const preview = (await call(`GET /api/admin/announcements/${id}/preview`, { headers })).json();
  expect(preview.subject).toBe(DRAFT.title);
  expect(preview.html).toContain('&lt;b&gt;text&lt;/b&gt;');
  expect(preview.html).toContain('href="https://example.com/a"');
  expect((await call(`POST /api/admin/announcements/${id}/test-email`, { headers })).statusCode).toBe(202);
  const [mail] = await waitForMail(db, admin.email);
  expect(mail?.text).toContain('This is a test. Only you got it.');
  expect((await read(id)).report).toMatchObject({ queued: 0, sent: 0 });
});

it('can be read afterwards by its audience, in pages', async () => {
  const person = await newPerson(context, { role: 'applicant' });
  const ids: string[] = [];
  const days = { starts_on: '2027-01-04', ends_on: '2027-01-05' };
  now = newYorkInstant(days.starts_on, 12);
  for (let n = 0; n < 11; n += 1) {
    const { id } = await published({ ...days, title: `Piece of news number ${n}`, has_email: false });
    ids.unshift(id);
    await end(id);
  }
  await draft({ title: 'Nobody reads a draft' });
  const own = await signInAs(context, person);
  const first = (await call('GET /api/news', { headers: own })).json();
  expect(first.news.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 10));
  expect(first.news[0]).toMatchObject({
    link: { label: 'See earnings', url: '/creator/earnings' },
    starts_on: days.starts_on,
  });
  const second = (await call(`GET /api/news?cursor=${first.next_cursor}`, { headers: own })).json();
  expect(second.news[0]).toMatchObject({ id: ids[10] });
  const owner = await signInAs(context, await newPerson(context, { role: 'business' }));
  const others = (await call('GET /api/news', { headers: owner })).json();
  expect(others.news.map(({ id }: { id: string }) => id)).not.toEqual(
    expect.arrayContaining(ids.slice(0, 1)),
  );
});
