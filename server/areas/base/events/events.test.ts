import { afterAll, describe, expect, it } from 'vitest';
import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { closeApp } from '#server/platform/http/close-app.ts';
import { IN_GOOD_STANDING } from '#test/access/api-answers.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import { PERSONA_NAMES } from '#test/access/personas.ts';
import { newMaker } from '#test/support/applications.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';

const HEARTBEAT_MS = 200;
const { app, context } = await testApp({ heartbeat_ms: HEARTBEAT_MS });
const { ask, say, read, remove } = talkHands(app);
const here = await app.listen({ port: 0, host: '127.0.0.1' });
const open: AbortController[] = [];

afterAll(async () => {
  for (const one of open) one.abort();
  await app.close();
});

interface Talker {
  headers: { cookie: string };
}

/** An open event stream, as on a page, with everything it received. */
async function listenAt(address: string, { headers }: Talker) {
  const leave = new AbortController();
  open.push(leave);
  const answer = await fetch(`${address}/api/events`, { headers, signal: leave.signal });
  const heard = { text: '', isOver: false };
  const follow = async () => {
    if (answer.body === null) return;
    const words = new TextDecoder();
    for await (const part of answer.body) heard.text += words.decode(part, { stream: true });
  };
  follow()
    .catch(() => undefined)
    .finally(() => {
      heard.isOver = true;
    });
  const newsOf = () => heard.text.split('event: news\ndata:\n\n').length - 1;
  return { answer, heard, leave, newsOf, hears: (count = 1) => until(async () => newsOf() >= count) };
}
const listen = (talker: Talker) => listenAt(here, talker);

describe('GET /api/events', () => {
  it('tells both sides that something was written, read or deleted, and never what', async () => {
    const { shop, maker, id } = await newTalk(context);
    const [hers, theirs] = [await listen(maker), await listen(shop)];
    expect(hers.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(hers.answer.headers.get('cache-control')).toContain('no-store');
    const said = (await say(shop, id, 'The password is rye')).json();
    await Promise.all([hers.hears(1), theirs.hears(1)]);
    await read(maker, id, said.id);
    await Promise.all([hers.hears(2), theirs.hears(2)]);
    await remove(shop, said.id);
    await Promise.all([hers.hears(3), theirs.hears(3)]);
    expect(hers.heard.text).not.toMatch(/rye|[0-9a-f]{8}-/);
  });

  it('reaches the last of 500 people who are notified at once', async () => {
    const { maker } = await newTalk(context);
    const hers = await listen(maker);
    const others = Array.from({ length: 500 }, newId);
    await inTransaction(context.db, (tx) => signalChange(tx, [...others, maker.user_id]));
    await hers.hears(1);
  });

  it('reading what was read already tells nobody, or pages would ask for ever', async () => {
    const { shop, maker, id } = await newTalk(context);
    const said = (await say(shop, id, 'Hello')).json();
    await read(maker, id, said.id);
    const theirs = await listen(shop);
    for (let time = 0; time < 3; time += 1) await read(maker, id, said.id);
    await say(maker, id, 'Hi');
    await theirs.hears(1);
    expect(theirs.newsOf()).toBe(1);
  });

  it('tells of the bell, and strangers of nothing', async () => {
    const [maker, stranger] = [await newMaker(context), await newMaker(context)];
    const [hers, others] = [await listen(maker), await listen(stranger)];
    const notification = { notification_key: 'events:1', title: 'News', href: '/creator' };
    const told = { user_ids: [maker.user_id], kind: 'application_decided', notification };
    await inTransaction(context.db, (tx) => notifyPeople(tx, context, told));
    await hers.hears(1);
    // The same event notifies only once.
    await inTransaction(context.db, (tx) => notifyPeople(tx, context, told));
    const last = { ...notification, notification_key: 'events:2' };
    await inTransaction(context.db, (tx) => notifyPeople(tx, context, { ...told, notification: last }));
    await hers.hears(2);
    expect([hers.newsOf(), others.newsOf()]).toEqual([2, 0]);
  });

  it('what was undone is no news', async () => {
    const [maker, other] = [await newMaker(context), await newMaker(context)];
    const [hers, others] = [await listen(maker), await listen(other)];
    const notification = { notification_key: 'events:3', title: 'News', href: '/creator' };
    const tell = (user_id: string, isUndone: boolean) =>
      inTransaction(context.db, async (tx) => {
        await notifyPeople(tx, context, { user_ids: [user_id], kind: 'application_decided', notification });
        if (isUndone) throw new Error('undone');
      });
    await expect(tell(maker.user_id, true)).rejects.toThrow('undone');
    await tell(other.user_id, false);
    await others.hears(1);
    expect(hers.newsOf()).toBe(0);
  });

  it('reaches people connected to another process', async () => {
    const elsewhere = (await testApp({ heartbeat_ms: HEARTBEAT_MS })).app;
    const address = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
    const { shop, maker, id } = await newTalk(context);
    const hers = await listenAt(address, maker);
    await say(shop, id, 'Over there');
    await hers.hears(1);
    await closeApp(elsewhere);
  });

  it('beats, and ends within a beat once its session does', async () => {
    const { maker } = await newTalk(context);
    const hers = await listen(maker);
    await until(async () => hers.heard.text.split(':\n\n').length > 3);
    await ask(maker.headers, 'DELETE /api/auth/sessions');
    await until(async () => hers.heard.isOver);
  });

  it('ends within a heartbeat for a suspended person', async () => {
    const { maker } = await newTalk(context);
    const hers = await listen(maker);
    await context.db
      .updateTable('profiles')
      .set({ account_status: 'suspended' })
      .where('user_id', '=', maker.user_id)
      .execute();
    await until(async () => hers.heard.isOver);
  });

  it('five tabs are told each, a sixth asks by itself, and a closed one makes room', async () => {
    const maker = await newMaker(context);
    const tabs = [];
    for (let tab = 0; tab < 5; tab += 1) tabs.push(await listen(maker));
    expect(tabs.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const sixth = await listen(maker);
    expect(sixth.answer.status).toBe(429);
    expect(await (await listen(await newMaker(context))).answer.status).toBe(200);
    tabs[0]?.leave.abort();
    await until(async () => (await listen(maker)).answer.status === 200);
  });

  it('someone who leaves while the process still connects to the database takes no place', async () => {
    let connect = () => {};
    const connected = new Promise<void>((resolve) => {
      connect = resolve;
    });
    let waiting = 0;
    const { app: own } = await testApp({
      adapt: ({ handle }) => ({
        handle: {
          ...handle,
          listen: (...subscription) => {
            const subscribed = connected.then(() => handle.listen(...subscription));
            return {
              // biome-ignore lint/suspicious/noThenProperty: it counts who waits for it
              then: (...next) => {
                waiting += 1;
                return subscribed.then(...next);
              },
            } as typeof subscribed;
          },
        },
      }),
    });
    const origin = await own.listen({ port: 0, host: '127.0.0.1' });
    const countOpen = () =>
      new Promise<number>((resolve) => own.server.getConnections((_error, count) => resolve(count)));
    const maker = await newMaker(context);
    const leave = new AbortController();
    const { signal } = leave;
    const gone = Array.from({ length: 5 }, () =>
      fetch(`${origin}/api/events`, { headers: maker.headers, signal }).catch(() => undefined),
    );
    await until(async () => waiting === 5);
    leave.abort();
    await Promise.all(gone);
    await until(async () => (await countOpen()) === 0);
    connect();
    const stayed = await listenAt(origin, maker);
    expect(stayed.answer.status).toBe(200);
    stayed.leave.abort();
    await closeApp(own);
  });

  it('ends at once when the server stops', async () => {
    const own = (await testApp({ isOwn: true })).app;
    const hers = await listenAt(await own.listen({ port: 0, host: '127.0.0.1' }), await newMaker(context));
    const begun = performance.now();
    await closeApp(own);
    expect(performance.now() - begun).toBeLessThan(5_000);
    await until(async () => hers.heard.isOver);
  });

  it('lets in whom it should and tells everybody else why not', async () => {
    for (const name of PERSONA_NAMES) {
      const person = await newPersona(context, name);
      const headers = person ? await signInAs(context, person) : { cookie: '' };
      const { answer, leave } = await listen({ headers });
      const code = answer.ok ? 'ok' : answer.status === 401 ? 'authentication_required' : 'refused';
      const expected = IN_GOOD_STANDING[name];
      const isOpen = expected === 'ok' || expected === 'authentication_required';
      expect([name, code]).toEqual([name, isOpen ? expected : 'refused']);
      leave.abort();
    }
  });
});
