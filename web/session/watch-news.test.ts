import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actorOf, type PersonaName } from '#test/access/personas.ts';
import { createAuthStore } from './auth-store.ts';
import { watchNews } from './watch-news.ts';

class Hints extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Hints[] = [];
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Hints.opened.push(this);
  }
  close() {
    this.readyState = Hints.CLOSED;
  }
}

const HALF_A_MINUTE = 30_000;
let asked: string[] = [];
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  Hints.opened = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', Hints);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(name: PersonaName = 'creator_active', must_add_factor = false) {
  const auth = createAuthStore();
  const known = actorOf(name);
  const user = known && { ...known, must_add_factor };
  auth.settle({
    user,
    session: null,
    photo_url: null,
    unread_notification_count: 0,
    unread_message_count: 0,
  });
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ unread_notification_count: 1, unread_message_count: 100 });
  };
  const api = { baseUrl: 'http://bizmeet.test', fetch };
  watchNews({ options: { context: { api, auth, queries: { current: null } } } } as unknown as AnyRouter);
  return auth;
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

it('asks for what is unread every 30 seconds, at the one address that counts both [MSG-03]', async () => {
  const auth = watch();
  await pass(HALF_A_MINUTE - 1_000);
  expect(asked).toEqual([]);
  await pass(1_000);
  await pass(HALF_A_MINUTE);
  await pass(HALF_A_MINUTE);
  expect(asked).toEqual(['/api/unread-counts', '/api/unread-counts', '/api/unread-counts']);
  expect(auth.getState()).toMatchObject({ unread_notification_count: 1, unread_message_count: 100 });
});

it('asks at once where the server hints that something is new, and then in its time again', async () => {
  watch();
  expect(Hints.opened.map(({ address }) => address)).toEqual(['/api/events']);
  await pass(10_000);
  Hints.opened[0]?.dispatchEvent(new Event('news'));
  await pass(0);
  expect(asked).toHaveLength(1);
  await pass(HALF_A_MINUTE - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
});

it('asks nothing and listens to nothing while nobody looks, and at once when somebody does again', async () => {
  watch();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Hints.opened[0]?.readyState).toBe(Hints.CLOSED);
  await pass(3 * HALF_A_MINUTE);
  expect(asked).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveLength(1);
  expect(Hints.opened).toHaveLength(2);
});

it('stops at sign-out', async () => {
  const auth = watch();
  auth.clear();
  await pass(3 * HALF_A_MINUTE);
  expect(asked).toEqual([]);
  expect(Hints.opened).toHaveLength(1);
  expect(Hints.opened[0]?.readyState).toBe(Hints.CLOSED);
});

it('asks nothing and listens to nothing for a suspended account, which would be refused', async () => {
  watch('account_suspended_creator');
  await pass(HALF_A_MINUTE);
  expect([asked, Hints.opened]).toEqual([[], []]);
});

it('asks nothing and listens to nothing for an admin without a second factor, until there is one', async () => {
  const auth = watch('admin_active', true);
  await pass(HALF_A_MINUTE);
  expect([asked, Hints.opened]).toEqual([[], []]);
  auth.settle({ ...auth.getState(), user: actorOf('admin_active') });
  expect(Hints.opened).toHaveLength(1);
});
