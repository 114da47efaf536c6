import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeStoredKeys } from './stored-keys.ts';

afterEach(() => vi.restoreAllMocks());

describe('from local storage', () => {
  it.each([
    ['what starts with "sb-" [STATE-15] [CONST-25]', 'sb-project-token'],
    ['what contains "supabase" [STATE-15] [CONST-26]', 'my.supabase.state'],
    ['what contains "auth" [STATE-15] [CONST-27]', 'last-oauth-step'],
    ['the addresses of unfinished uploads', 'tus::bizmeet-1-gallery-a.jpg-9-9::42'],
    ['what was typed and not saved', 'unsaved:campaign:1'],
    ['pendingUserRole [STATE-15] [CONST-28]', 'pendingUserRole'],
    ['postSignupRedirect [STATE-15] [CONST-29]', 'postSignupRedirect'],
  ])('removes %s', (_, key) => {
    const { local } = clean({ local: [key, 'theme'] });
    expect(local).toEqual(['theme']);
  });

  it('leaves everything else', () => {
    const kept = ['theme', 'not-sb-', 'sidebar_state', 'PendingUserRole'];
    expect(clean({ local: kept }).local).toEqual(kept);
  });

  it('removes all of several', () => {
    expect(clean({ local: ['sb-1', 'sb-2', 'auth', 'theme', 'supabase'] }).local).toEqual(['theme']);
  });
});

describe('from session storage', () => {
  it.each([
    ['what starts with "sb-" [STATE-15] [CONST-30]', 'sb-project-token'],
    ['what contains "supabase" [STATE-15] [CONST-31]', 'my.supabase.state'],
    ['what contains "auth" [STATE-15] [CONST-32]', 'auth.step'],
  ])('removes %s', (_, key) => {
    expect(clean({ session: [key, 'tab'] }).session).toEqual(['tab']);
  });

  it('leaves the two named keys [CONST-33]', () => {
    const named = ['pendingUserRole', 'postSignupRedirect'];
    expect(clean({ session: named }).session).toEqual(named);
  });
});

it('only logs a storage that refuses, and still cleans the other [ERR-36]', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const session = storeOf(['auth']);
  removeStoredKeys(
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    () => session.store,
  );
  expect(session.keys).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});

function clean({ local = [], session = [] }: { local?: string[]; session?: string[] }) {
  const stores = { local: storeOf(local), session: storeOf(session) };
  removeStoredKeys(
    () => stores.local.store,
    () => stores.session.store,
  );
  return { local: stores.local.keys, session: stores.session.keys };
}

function storeOf(given: string[]) {
  const keys = [...given];
  const store = {
    get length() {
      return keys.length;
    },
    key: (index: number) => keys[index] ?? null,
    removeItem: (key: string) => void keys.splice(keys.indexOf(key), 1),
  };
  return { keys, store };
}
