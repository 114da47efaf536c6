import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { sweepNotifications } from './jobs/sweep-notifications.ts';
import { notifyPeople } from './notify/notify-people.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function newReader() {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  return { ...person, headers: await signInAs(context, person) };
}
type Reader = Awaited<ReturnType<typeof newReader>>;

let told = 0;
function tell({ user_id }: Reader, title: string): Promise<void> {
  told += 1;
  const notification = {
    notification_key: `test:${told}`,
    title,
    body: 'A line more',
    href: '/creator/applications',
  };
  return inTransaction(context.db, (tx) =>
    notifyPeople(tx, context, { user_ids: [user_id], kind: 'application_decided', notification }),
  );
}

async function notifyMany(reader: Reader, many: number): Promise<void> {
  for (let at = 1; at <= many; at += 1) await tell(reader, `Event ${at}`);
}

async function list({ headers }: Reader, cursor = '') {
  return (await call(`GET /api/notifications?cursor=${cursor}`, { headers })).json();
}

function read({ headers }: Reader, payload: object) {
  return call('POST /api/notifications/read', { headers, payload });
}

async function unreadOf({ headers }: Reader): Promise<number> {
  return (await call('GET /api/me', { headers })).json().unread_notification_count;
}

const titlesOf = ({ notifications }: { notifications: { title: string }[] }) =>
  notifications.map(({ title }) => title);

it('are listed twenty at a time, the latest first, each once', async () => {
  const reader = await newReader();
  await notifyMany(reader, 45);
  const first = await list(reader);
  await tell(reader, 'Came in between');
  const second = await list(reader, first.next_cursor);
  const third = await list(reader, second.next_cursor);
  expect([first, second, third].map(({ notifications }) => notifications.length)).toEqual([20, 20, 5]);
  expect(third.next_cursor).toBeNull();
  const titles = [first, second, third].flatMap(titlesOf);
  expect(titles).toEqual(Array.from({ length: 45 }, (_, at) => `Event ${45 - at}`));
  expect(first.notifications[0]).toMatchObject({
    body: 'A line more',
    href: '/creator/applications',
    read_at: null,
  });
});

it('a place in the list that is none is refused', async () => {
  const { headers } = await newReader();
  expect((await call('GET /api/notifications?cursor=nowhere', { headers })).statusCode).toBe(400);
});

it('turning a kind of notification off keeps it out of the bell', async () => {
  const reader = await newReader();
  const payload = { kind: 'application_decided', in_app: false, email: true };
  await call('PUT /api/me/notification-preferences', { headers: reader.headers, payload });
  await tell(reader, 'Unseen');
  expect(await list(reader)).toEqual({ notifications: [], unread_notification_count: 0, next_cursor: null });
});

it('a stranger neither sees them nor marks them, and a visitor is asked to sign in', async () => {
  const reader = await newReader();
  const stranger = await newReader();
  await tell(reader, 'For one alone');
  const { id } = (await list(reader)).notifications[0];
  expect((await list(stranger)).notifications).toEqual([]);
  for (const with_older of [false, true]) {
    const answer = await read(stranger, { notification_id: id, with_older });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect(await unreadOf(reader)).toBe(1);
  expect((await call('GET /api/notifications')).statusCode).toBe(401);
  expect((await call('GET /api/me')).json().unread_notification_count).toBe(0);
});

it('one that was opened is read, and keeps the moment it was first', async () => {
  const reader = await newReader();
  await notifyMany(reader, 3);
  const [, middle] = (await list(reader)).notifications;
  expect((await read(reader, { notification_id: middle.id, with_older: false })).json()).toEqual({
    unread_notification_count: 2,
  });
  const [, once] = (await list(reader)).notifications;
  context.clock.advance({ hours: 1 });
  await read(reader, { notification_id: middle.id, with_older: false });
  const after = await list(reader);
  expect(after.notifications[1].read_at).toBe(once.read_at);
  expect(after.notifications.map(({ read_at }: { read_at: string | null }) => read_at !== null)).toEqual([
    false,
    true,
    false,
  ]);
});

it('all up to the newest one seen are read at once; what came in meanwhile stays new', async () => {
  const reader = await newReader();
  await notifyMany(reader, 25);
  const [newest] = (await list(reader)).notifications;
  const marking = Array.from({ length: 4 }, () =>
    read(reader, { notification_id: newest.id, with_older: true }),
  );
  await Promise.all([...marking, tell(reader, 'Meanwhile')]);
  expect(await unreadOf(reader)).toBe(1);
  const after = await list(reader);
  expect(after.unread_notification_count).toBe(1);
  expect(after.notifications[0]).toMatchObject({ title: 'Meanwhile', read_at: null });
});

it.each([
  ['nothing', {}],
  ['an id that is none', { notification_id: 'newest', with_older: true }],
  ['neither one nor all', { notification_id: crypto.randomUUID() }],
])('%s is refused', async (_case, payload) => {
  expect((await read(await newReader(), payload)).statusCode).toBe(400);
});

it('are counted no further than a hundred', async () => {
  const reader = await newReader();
  await notifyMany(reader, 103);
  expect(await unreadOf(reader)).toBe(100);
});

it('go ninety days after they came once they were read; what is new waits', async () => {
  const reader = await newReader();
  await tell(reader, 'Read');
  const [{ id }] = (await list(reader)).notifications;
  await tell(reader, 'New');
  await read(reader, { notification_id: id, with_older: false });
  await sweepNotifications.run(context, {});
  expect(titlesOf(await list(reader))).toEqual(['New', 'Read']);
  context.clock.advance({ days: 91 });
  const headers = await signInAs(context, reader);
  await tell(reader, 'Of today');
  await sweepNotifications.run(context, {});
  expect(titlesOf(await list({ ...reader, headers }))).toEqual(['Of today', 'New']);
});
