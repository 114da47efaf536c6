import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import { actorOf } from '#test/access/personas.ts';
import { AUTH_STALE_MS, createAuthStore } from './auth-store.ts';

const MAYA: Me = {
  user: actorOf('creator_active'),
  session: { id: 's1', expires_at: '2026-06-08T12:00:00Z' },
  photo_url: null,
  unread_notification_count: 2,
  unread_message_count: 0,
};
const NOBODY: Me = {
  user: null,
  session: null,
  photo_url: null,
  unread_notification_count: 0,
  unread_message_count: 0,
};

afterEach(() => vi.restoreAllMocks());

describe('at first', () => {
  it('nobody is known, the answer is on its way [STATE-01] [STATE-02] [STATE-03] [STATE-04]', () => {
    expect(createAuthStore().getState()).toEqual({
      user: null,
      session: null,
      photo_url: null,
      unread_notification_count: 0,
      unread_message_count: 0,
      loading: true,
      authReady: false,
    });
  });
});

describe('check', () => {
  it('sets who is signed in, ends loading and is ready [STATE-05] [STATE-06] [STATE-07]', async () => {
    const auth = createAuthStore();
    await auth.check(async () => MAYA);
    expect(auth.getState()).toEqual({ ...MAYA, loading: false, authReady: true });
  });

  it('is ready when nobody is signed in, too [STATE-06] [STATE-07]', async () => {
    const auth = createAuthStore();
    await auth.check(async () => NOBODY);
    expect(auth.getState()).toEqual({ ...NOBODY, loading: false, authReady: true });
  });

  it('only logs a failure, and signs nobody out [ERR-34]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const auth = createAuthStore();
    auth.settle(MAYA);
    await auth.check(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(auth.getState().user).toBe(MAYA.user);
    expect(log).toHaveBeenCalledOnce();
  });

  it('leaves nobody signed in when the first one fails [ERR-34]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const auth = createAuthStore();
    await auth.check(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(auth.getState()).toEqual({ ...NOBODY, loading: false, authReady: true });
    expect(auth.isStale()).toBe(true);
  });

  it('asks once for all who wait', async () => {
    const auth = createAuthStore();
    const fetchMe = vi.fn(async () => MAYA);
    await Promise.all([auth.check(fetchMe), auth.check(fetchMe)]);
    expect(fetchMe).toHaveBeenCalledOnce();
  });

  it('does not take an answer that was asked for before somebody signed in or out', async () => {
    const auth = createAuthStore();
    const answer = Promise.withResolvers<Me>();
    const check = auth.check(() => answer.promise);
    auth.settle(MAYA);
    answer.resolve(NOBODY);
    await check;
    expect(auth.getState().user).toBe(MAYA.user);
  });
});

it('counts as stale after 5 minutes [CONST-17]', () => {
  let now = 0;
  const auth = createAuthStore(() => now);
  expect(auth.isStale()).toBe(true);
  auth.settle(MAYA);
  now = AUTH_STALE_MS - 1;
  expect(auth.isStale()).toBe(false);
  now = AUTH_STALE_MS;
  expect(auth.isStale()).toBe(true);
  expect(AUTH_STALE_MS).toBe(300_000);
});

it('is emptied by signing out [STATE-12] [STATE-13]', () => {
  const auth = createAuthStore();
  auth.settle(MAYA);
  auth.clear();
  expect(auth.getState()).toEqual({ ...NOBODY, loading: false, authReady: true });
});

it('notifies subscribers', () => {
  const auth = createAuthStore();
  const onChange = vi.fn();
  const stop = auth.subscribe(onChange);
  auth.settle(MAYA);
  stop();
  auth.clear();
  expect(onChange).toHaveBeenCalledOnce();
});
