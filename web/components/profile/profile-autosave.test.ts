import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CreatorApplication } from '#contract/creators/profiles.ts';
import { NOT_AUTHENTICATED } from '#web/session/session-lost.ts';
import { connectToaster } from '#web/ui/toast.ts';
import { profileAutosave } from './profile-autosave.ts';
import type { ProfileValues } from './profile-values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const START = {
  profile: {
    full_name: 'Maya Okafor',
    handle: null,
    bio: null,
    languages: [],
    home_neighborhood: null,
    niches: [],
    availability: null,
    rates: [],
    version: 1,
  },
} as unknown as CreatorApplication;

/** A server that stores what it receives, and a draft that saves to it. */
function draftOn({ save_after_ms = 800 as number | null } = {}) {
  let application = START;
  const sent: object[] = [];
  const answer = (change: object): CreatorApplication => {
    const { profile } = application;
    return {
      ...application,
      profile: { ...profile, ...change, version: sent.length + 1 },
    } as CreatorApplication;
  };
  const calls = {
    get: vi.fn(async () => application),
    change: vi.fn(async ({ version, ...change }: { version: number }) => {
      sent.push({ version, ...change });
      return answer(change);
    }),
    setRates: vi.fn(async ({ version, rates }: { version: number; rates: object[] }) => {
      sent.push({ version, rates });
      return answer({ rates });
    }),
  };
  const draft = profileAutosave({
    calls: calls as never,
    read: () => application,
    write: (next) => {
      application = next;
    },
    keep: () => undefined,
    save_after_ms,
  });
  return { draft, calls, sent, saved: () => application.profile };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saves by itself', () => {
  it('a while after the last key, once', async () => {
    const { draft, sent } = draftOn();
    draft.edit({ bio: 'St' });
    await wait(700);
    draft.edit({ bio: 'Steam' });
    await wait(700);
    expect(sent).toEqual([]);
    await wait(100);
    expect(sent).toEqual([{ version: 1, bio: 'Steam' }]);
    expect(draft.getState()).toMatchObject({ saving: 'saved', typed: {} });
  });

  it('at once when it is asked to, and one after the other', async () => {
    const { draft, sent } = draftOn();
    draft.edit({ bio: 'Steam' });
    const first = draft.flush();
    draft.edit({ bio: 'Steam and hands' });
    await first;
    expect(sent).toEqual([
      { version: 1, bio: 'Steam' },
      { version: 2, bio: 'Steam and hands' },
    ]);
  });

  it('prices by their own way, after the fields', async () => {
    const { draft, sent } = draftOn();
    draft.edit({ handle: '@Maya.Eats', prices: { ugc_photo: '$1,250.50' } });
    await draft.flush();
    expect(sent).toEqual([
      { version: 1, handle: 'maya.eats' },
      { version: 2, rates: [{ kind: 'ugc_photo', price_cents: 125_050 }] },
    ]);
  });

  it('nothing that is as it was', async () => {
    const { draft, sent } = draftOn();
    draft.edit({ bio: 'x' });
    draft.edit({ bio: '' });
    await draft.flush();
    expect(sent).toEqual([]);
    expect(draft.getState().saving).toBe('saved');
  });
});

describe('what cannot be kept', () => {
  it('stays typed while the rest is saved', async () => {
    const { draft, sent } = draftOn();
    draft.edit({ handle: 'no spaces please', bio: 'Steam', prices: { ugc_photo: '4', ugc_video: '90' } });
    await draft.flush();
    expect(sent).toEqual([
      { version: 1, bio: 'Steam' },
      { version: 2, rates: [{ kind: 'ugc_video', price_cents: 9_000 }] },
    ]);
    expect(draft.getState()).toMatchObject({
      saving: 'typed',
      typed: { handle: 'no spaces please', prices: { ugc_photo: '4' } },
    });
  });

  it('is said beside its field until that is typed into again', async () => {
    const { draft, calls, sent } = draftOn();
    const taken = { code: 'conflict', status: 409, fields: [{ path: 'handle', message: 'Taken' }] };
    calls.change.mockRejectedValueOnce(taken);
    draft.edit({ handle: 'maya', bio: 'Steam' });
    await draft.flush();
    expect(draft.getState()).toMatchObject({ refused: { handle: 'Taken' }, typed: { handle: 'maya' } });
    expect(sent).toEqual([{ version: 1, bio: 'Steam' }]);
    draft.edit({ handle: 'maya.eats' });
    expect(draft.getState().refused).toEqual({});
    await draft.flush();
    expect(sent.at(-1)).toEqual({ version: 2, handle: 'maya.eats' });
  });
});

describe('when the server is not reached', () => {
  it('nothing is lost, and it tries again by itself', async () => {
    const { draft, calls, saved } = draftOn();
    calls.change.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    draft.edit({ bio: 'Steam' });
    await draft.flush();
    expect(draft.getState()).toMatchObject({ saving: 'offline', typed: { bio: 'Steam' } });
    await wait(4_000);
    expect(saved()?.bio).toBe('Steam');
    expect(draft.getState().saving).toBe('saved');
  });

  it('prices that did not arrive after the fields did are sent from the version of the fields', async () => {
    const { draft, calls, sent } = draftOn();
    calls.setRates.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    draft.edit({ bio: 'Steam', prices: { ugc_photo: '90' } });
    await draft.flush();
    expect(draft.getState()).toMatchObject({ saving: 'offline', typed: { prices: { ugc_photo: '90' } } });
    await wait(4_000);
    expect(sent).toEqual([
      { version: 1, bio: 'Steam' },
      { version: 2, rates: [{ kind: 'ugc_photo', price_cents: 9_000 }] },
    ]);
    expect(draft.getState()).toMatchObject({ saving: 'saved', typed: {} });
  });

  it('a save by hand waits for the hand', async () => {
    const { draft, calls } = draftOn({ save_after_ms: null });
    calls.change.mockRejectedValue(new TypeError('Failed to fetch'));
    draft.edit({ bio: 'Steam' });
    await wait(10_000);
    expect(calls.change).not.toHaveBeenCalled();
    await draft.flush();
    await wait(60_000);
    expect(calls.change).toHaveBeenCalledTimes(1);
  });

  it('who is signed out is told so (decision: in the toast) [ERR-31]', async () => {
    const said: string[] = [];
    onTestFinished(connectToaster(({ title }) => said.push(title)));
    const { draft, calls } = draftOn();
    calls.change.mockRejectedValueOnce(
      new Error(NOT_AUTHENTICATED, { cause: { code: 'authentication_required' } }),
    );
    draft.edit({ bio: 'Steam' });
    await draft.flush();
    expect(draft.getState()).toMatchObject({ saving: 'signed_out', typed: { bio: 'Steam' } });
    expect(said).toEqual(['User not authenticated']);
  });
});

describe('when the profile has moved on in another tab', () => {
  const stale = { code: 'stale', status: 409, detail: 'Changed elsewhere.' };

  async function staleDraft() {
    const parts = draftOn();
    parts.calls.change.mockRejectedValueOnce(stale);
    const elsewhere = { ...START.profile, bio: 'Theirs', version: 7 } as CreatorApplication['profile'];
    parts.calls.get.mockResolvedValueOnce({ ...START, profile: elsewhere });
    parts.draft.edit({ bio: 'Mine' });
    await parts.draft.flush();
    return parts;
  }

  it('the person is asked, and nothing is sent meanwhile', async () => {
    const { draft, sent } = await staleDraft();
    expect(draft.getState()).toMatchObject({ saving: 'stale', typed: { bio: 'Mine' } });
    draft.edit({ availability: 'Mornings' } satisfies Partial<ProfileValues>);
    await wait(5_000);
    expect(sent).toEqual([]);
  });

  it('what was typed here can go over it', async () => {
    const { draft, sent } = await staleDraft();
    await draft.keepMine();
    expect(sent).toEqual([{ version: 7, bio: 'Mine' }]);
  });

  it('or make room for it', async () => {
    const { draft, sent, saved } = await staleDraft();
    draft.undo();
    await draft.flush();
    expect([sent, saved()?.bio, draft.getState().saving]).toEqual([[], 'Theirs', 'saved']);
  });
});
