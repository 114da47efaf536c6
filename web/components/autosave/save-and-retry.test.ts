import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectToaster } from '#web/ui/toast.ts';
import { NO_CONNECTION, serverWithNote, tabOn, wait } from './note-in-a-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
