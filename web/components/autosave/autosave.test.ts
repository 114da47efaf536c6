import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectToaster } from '#web/ui/toast.ts';
import { Autosave, type KeptDraft } from './autosave.ts';

interface Note {
  version: number;
  title: string;
  body: string;
}
type Values = Pick<Note, 'title' | 'body'>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STALE = { code: 'stale', status: 409, detail: 'Marco saved this at 3:04 PM.' };
const NO_CONNECTION = new TypeError('Failed to fetch');

/** A server with one versioned note, and the store of one tab that writes to it. */
function serverWithNote() {
  let note: Note = { version: 1, title: 'Rye week', body: '' };
  return {
    get: () => note,
    save(version: number, changes: Partial<Values>): Note {
      if (version !== note.version) throw STALE;
      note = { ...note, ...changes, version: version + 1 };
      return note;
    },
  };
}

function tabOn(server = serverWithNote(), { save_after_ms = 900 as number | null } = {}) {
  let known = server.get();
  let kept: KeptDraft<Values> | null = null;
  const send = vi.fn(async (version: number, changes: Partial<Values>) => server.save(version, changes));
  const fetch = vi.fn(async () => server.get());
  const keep = vi.fn((next: KeptDraft<Values> | null) => {
    kept = next;
  });
  const store = new Autosave<Note, Values>({
    read: () => known,
    write: (next) => {
      known = next;
    },
    fetch,
    versionOf: ({ version }) => version,
    next: (saved, { typed, refused }) => {
      const changes = Object.fromEntries(
        Object.entries(typed).filter(
          ([name, value]) => saved[name as keyof Values] !== value && !(name in refused),
        ),
      );
      if (Object.keys(changes).length === 0) return null;
      const names = Object.keys(typed) as (keyof Values)[];
      return { names, send: (version) => send(version, changes) };
    },
    heldUp: (_, { refused }) => Object.keys(refused) as (keyof Values)[],
    isUnfinished: () => false,
    nameOf: (field) => field,
    keep,
    save_after_ms,
  });
  const refetch = () => {
    known = server.get();
  };
  return { store, server, send, fetch, keep, refetch, saved: () => known, kept: () => kept };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saving', () => {
  it('waits until nobody has typed for a while, and says so on the way', async () => {
    const { store, send } = tabOn();
    const said: string[] = [];
    store.subscribe(() => void said.push(store.getState().saving));
    store.edit({ title: 'Bre' });
    await wait(800);
    store.edit({ title: 'Bread week' });
    await wait(800);
    expect(send).not.toHaveBeenCalled();
    await wait(100);
    expect(send).toHaveBeenCalledExactlyOnceWith(1, { title: 'Bread week' });
    expect([...new Set(said)]).toEqual(['typed', 'saving', 'saved']);
    expect(store.getState()).toEqual({ typed: {}, saving: 'saved', refused: {}, advice: null });
  });

  it('has one request under way, and then sends the newest of all that was typed meanwhile', async () => {
    const { store, send, server } = tabOn();
    let underWay = 0;
    let most = 0;
    send.mockImplementation(async (version, changes) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 300));
      underWay -= 1;
      return server.save(version, changes);
    });
    store.edit({ title: 'B' });
    const first = store.flush();
    for (const title of ['Br', 'Bre', 'Bread']) {
      store.edit({ title });
      void store.flush();
    }
    await wait(1_000);
    await first;
    expect(most).toBe(1);
    expect(send.mock.calls).toEqual([
      [1, { title: 'B' }],
      [2, { title: 'Bread' }],
    ]);
  });

  it('is asked once where the same flush is asked for twice', async () => {
    const { store, send } = tabOn();
    store.edit({ title: 'Bread' });
    await Promise.all([store.flush(), store.flush()]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  it('is tried again at growing distances, at least once a minute', async () => {
    const { store, send } = tabOn();
    send.mockRejectedValue(NO_CONNECTION);
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(store.getState()).toMatchObject({ saving: 'offline', typed: { title: 'Bread week' } });
    const counts: number[] = [];
    for (const ms of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      await wait(ms - 1);
      counts.push(send.mock.calls.length);
      await wait(1);
      counts.push(send.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
  });

  it('begins at two seconds again after a save went through', async () => {
    const { store, send } = tabOn();
    for (const title of ['One', 'Two']) {
      send.mockRejectedValueOnce(NO_CONNECTION);
      store.edit({ title });
      await store.flush();
      await wait(2_000);
      expect(store.getState().saving).toBe('saved');
    }
  });

  it.each([
    ['the server has too much to do', { status: 503, code: 'unavailable' }],
    ['there were too many requests', { status: 429, code: 'too_many_requests' }],
  ])('counts as one where %s', async (_, answer) => {
    const { store, send, saved } = tabOn();
    send.mockRejectedValueOnce(answer);
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(store.getState().saving).toBe('offline');
    await wait(2_000);
    expect(saved().title).toBe('Bread week');
  });

  it('asks nothing where only the answer to a save was lost', async () => {
    const { store, send, server, saved } = tabOn();
    send.mockImplementationOnce(async (version, changes) => {
      server.save(version, changes);
      throw NO_CONNECTION;
    });
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(store.getState().saving).toBe('offline');
    await wait(2_000);
    expect(store.getState()).toMatchObject({ saving: 'saved', typed: {} });
    expect(saved()).toEqual({ version: 2, title: 'Bread week', body: '' });
  });

  it('waits for the hand where changes are saved by hand', async () => {
    const { store, send } = tabOn(serverWithNote(), { save_after_ms: null });
    send.mockRejectedValueOnce(NO_CONNECTION);
    store.edit({ title: 'Bread week' });
    await wait(60_000);
    expect(send).not.toHaveBeenCalled();
    await store.flush();
    await wait(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    await store.flush();
    expect(store.getState().saving).toBe('saved');
  });
});

describe('what the server refuses', () => {
  it('stands beside its field until it is typed into again', async () => {
    const { store, send, saved } = tabOn();
    const fields = [{ path: 'title', message: 'Too long' }];
    send.mockRejectedValueOnce({ status: 400, code: 'invalid_input', fields });
    store.edit({ title: 'x'.repeat(99), body: 'Bread.' });
    await store.flush();
    expect(saved()).toMatchObject({ title: 'Rye week', body: 'Bread.' });
    expect(store.getState()).toMatchObject({
      saving: 'typed',
      typed: { title: 'x'.repeat(99) },
      refused: { title: 'Too long' },
    });
    store.edit({ title: 'Bread week' });
    expect(store.getState().refused).toEqual({});
    await wait(900);
    expect(store.getState().saving).toBe('saved');
  });

  it('is said for the whole where it names nothing that was typed, and is not sent again by itself', async () => {
    const { store, send } = tabOn();
    const fields = [{ path: 'color', message: 'Choose one' }];
    send.mockRejectedValue({ status: 400, code: 'invalid_input', detail: 'No.', fields });
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(store.getState()).toMatchObject({
      saving: 'refused',
      advice: 'No.',
      typed: { title: 'Bread week' },
    });
    await wait(120_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ends where a field is refused again and again', async () => {
    const { store, send } = tabOn();
    const fields = [{ path: 'title', message: 'Taken' }];
    send.mockRejectedValue({ status: 409, code: 'conflict', detail: 'Taken.', fields });
    store.edit({ title: 'Bread week', body: 'Bread.' });
    await store.flush();
    expect(send).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ saving: 'refused', refused: { title: 'Taken' } });
  });

  it('is no other version where the code is conflict', async () => {
    const { store, send, fetch } = tabOn();
    send.mockRejectedValueOnce({ status: 409, code: 'conflict', detail: 'It was posted already.' });
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(store.getState()).toMatchObject({ saving: 'refused', advice: 'It was posted already.' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says "User not authenticated" once when the session has ended, and saves after signing in (decision: in the toast) [ERR-30] [ERR-31]', async () => {
    const said: string[] = [];
    onTestFinished(connectToaster(({ title }) => said.push(title)));
    const { store, send } = tabOn();
    const ended = { status: 401, code: 'authentication_required' };
    send.mockRejectedValueOnce(ended).mockRejectedValueOnce(new Error('Ended', { cause: ended }));
    store.edit({ title: 'Bread' });
    await store.flush();
    store.edit({ title: 'Bread week' });
    await store.flush();
    expect(said).toEqual(['User not authenticated']);
    expect(store.getState()).toMatchObject({ saving: 'signed_out', typed: { title: 'Bread week' } });
    await store.flush();
    expect(store.getState().saving).toBe('saved');
  });
});

describe('two tabs', () => {
  it('of which the later is asked, keeps what it typed, and sends nothing until it is answered', async () => {
    const server = serverWithNote();
    const [one, other] = [tabOn(server), tabOn(server)];
    one.store.edit({ title: 'From the first' });
    await one.store.flush();
    other.store.edit({ title: 'From the second' });
    await other.store.flush();
    expect(other.store.getState()).toEqual({
      saving: 'stale',
      typed: { title: 'From the second' },
      refused: {},
      advice: STALE.detail,
    });
    other.store.edit({ body: 'More.' });
    await wait(120_000);
    expect(server.get()).toEqual({ version: 2, title: 'From the first', body: '' });
    await other.store.keepMine();
    expect(server.get()).toEqual({ version: 3, title: 'From the second', body: 'More.' });
  });

  it('of which the later can take what the other saved', async () => {
    const server = serverWithNote();
    const [one, other] = [tabOn(server), tabOn(server)];
    one.store.edit({ title: 'From the first' });
    other.store.edit({ title: 'From the second' });
    await wait(900);
    other.store.undo();
    expect([other.saved().title, other.store.getState().saving, other.kept()]).toEqual([
      'From the first',
      'saved',
      null,
    ]);
  });

  it('that say the same are no question', async () => {
    const server = serverWithNote();
    const [one, other] = [tabOn(server), tabOn(server)];
    one.store.edit({ title: 'Bread week' });
    other.store.edit({ title: 'Bread week' });
    await wait(900);
    expect([one, other].map(({ store }) => store.getState().saving)).toEqual(['saved', 'saved']);
  });

  it('and one refetches while something is typed: what the other saved is not overwritten unasked', async () => {
    const server = serverWithNote();
    const [one, other] = [tabOn(server), tabOn(server)];
    other.store.edit({ title: 'From the second' });
    one.store.edit({ title: 'From the first' });
    await one.store.flush();
    other.refetch();
    await other.store.flush();
    expect(other.store.getState().saving).toBe('stale');
    expect(server.get().title).toBe('From the first');
  });

  it('of which the idle one leaves alone what the other keeps in the browser', async () => {
    const idle = tabOn();
    await idle.store.flush();
    idle.store.undo();
    idle.store.close();
    expect(idle.keep).not.toHaveBeenCalled();
  });
});

describe('what is kept in the browser', () => {
  it('is what is typed, over which version, until it is saved', async () => {
    const { store, kept } = tabOn();
    store.edit({ title: 'Bread week' });
    expect(kept()).toEqual({ version: 1, typed: { title: 'Bread week' } });
    await store.flush();
    expect(kept()).toBeNull();
  });

  it('is sent on the next visit', async () => {
    const { store, saved } = tabOn();
    store.resume({ version: 1, typed: { title: 'Bread week' } });
    expect(store.getState().saving).toBe('typed');
    await wait(900);
    expect(saved().title).toBe('Bread week');
  });

  it('is a question on the next visit where somebody saved since, also after a reload amid the question', async () => {
    const server = serverWithNote();
    server.save(1, { title: 'From elsewhere' });
    const first = tabOn(server);
    first.store.resume({ version: 1, typed: { title: 'Mine' } });
    expect(first.store.getState().saving).toBe('stale');
    const kept = first.kept();
    expect(kept).toEqual({ version: 1, typed: { title: 'Mine' } });
    const reloaded = tabOn(server);
    if (kept) reloaded.store.resume(kept);
    await wait(120_000);
    expect(reloaded.store.getState().saving).toBe('stale');
    expect(server.get().title).toBe('From elsewhere');
  });

  it('is forgotten where it says what is saved already', () => {
    const { store, keep } = tabOn();
    store.resume({ version: 1, typed: { title: 'Rye week' } });
    expect(keep).toHaveBeenCalledExactlyOnceWith(null);
    expect(store.getState().typed).toEqual({});
  });
});

describe('leaving the page', () => {
  it('saves once more', async () => {
    const { store, saved, kept } = tabOn();
    store.edit({ title: 'Bread week' });
    store.close();
    await wait(0);
    expect([saved().title, kept()]).toEqual(['Bread week', null]);
  });

  it('saves nothing where changes are saved by hand, and keeps it', async () => {
    const { store, send, kept } = tabOn(serverWithNote(), { save_after_ms: null });
    store.edit({ title: 'Bread week' });
    store.close();
    await wait(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(kept()).toEqual({ version: 1, typed: { title: 'Bread week' } });
  });

  it('tries nothing again behind another page, where somebody else may be signed in', async () => {
    const { store, send, keep } = tabOn();
    send.mockRejectedValue(NO_CONNECTION);
    store.edit({ title: 'Bread week' });
    store.close();
    keep.mockClear();
    await wait(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(keep).not.toHaveBeenCalled();
  });

  it('and coming back goes on', async () => {
    const { store, saved } = tabOn();
    store.close();
    store.open();
    store.edit({ title: 'Bread week' });
    await wait(900);
    expect(saved().title).toBe('Bread week');
  });
});
