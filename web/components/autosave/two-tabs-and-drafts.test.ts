import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION, STALE, serverWithNote, tabOn, wait } from './note-in-a-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
