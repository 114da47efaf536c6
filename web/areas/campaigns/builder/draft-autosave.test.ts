import { beforeEach, expect, it, vi } from 'vitest';
import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import type { KeptDraft } from '#web/components/autosave/autosave.ts';
import { type DraftAutosave, draftAutosave } from './draft-autosave.ts';
import type { DraftValues } from './draft-values.ts';

const SAVED = {
  id: '1',
  version: 1,
  title: 'Rye week',
  description: 'Bread.',
  requirements_do: [],
  creator_payout_cents: 27_500,
} as unknown as CampaignDraft;

let saved: CampaignDraft;
let kept: KeptDraft<DraftValues> | null;
const save = vi.fn();
const fetch = vi.fn();
let store: DraftAutosave;

beforeEach(() => {
  saved = SAVED;
  kept = null;
  save
    .mockReset()
    .mockImplementation((version: number, changes: object) =>
      Promise.resolve({ ...saved, ...changes, version: version + 1 }),
    );
  fetch.mockReset().mockImplementation(() => Promise.resolve(saved));
  store = draftAutosave({
    read: () => saved,
    write: (next) => {
      saved = next;
    },
    fetch,
    save,
    keep: (next) => {
      kept = next;
    },
    save_after_ms: null,
  });
});

it('sends what changed and nothing else, without empty lines', async () => {
  store.edit({ title: 'Bread week', description: 'Bread.', requirements_do: ['The crumb', ' '] });
  await store.flush();
  expect(save).toHaveBeenCalledExactlyOnceWith(1, { title: 'Bread week', requirements_do: ['The crumb'] });
  expect(store.getState().saving).toBe('saved');
});

it('a line that was just begun stays while what stands around it is saved', async () => {
  store.edit({ title: 'Bread week' });
  const first = store.flush();
  store.edit({ requirements_do: [''] });
  await first;
  expect(save).toHaveBeenCalledExactlyOnceWith(1, { title: 'Bread week' });
  expect(store.getState()).toEqual({
    saving: 'saved',
    typed: { requirements_do: [''] },
    refused: {},
    advice: null,
  });
});

it('what is typed while it saves follows in the next save', async () => {
  store.edit({ title: 'Bread' });
  const first = store.flush();
  store.edit({ title: 'Bread week' });
  await first;
  expect(save.mock.calls).toEqual([
    [1, { title: 'Bread' }],
    [2, { title: 'Bread week' }],
  ]);
});

it('a refused field holds up nothing but itself', async () => {
  save.mockRejectedValueOnce({
    code: 'invalid_input',
    status: 400,
    fields: [{ path: 'creator_payout_cents', message: 'The lowest payout is $5' }],
  });
  store.edit({ creator_payout_cents: 100, title: 'Bread week' });
  await store.flush();
  expect(save).toHaveBeenLastCalledWith(1, { title: 'Bread week' });
  expect(store.getState()).toMatchObject({
    saving: 'typed',
    typed: { creator_payout_cents: 100 },
    refused: { creator_payout_cents: 'The lowest payout is $5' },
  });
});

it('of two writers the later keeps what they wrote and decides', async () => {
  save.mockRejectedValueOnce({ code: 'stale', status: 409 });
  fetch.mockResolvedValueOnce({ ...SAVED, title: 'Marco’s week', version: 2 });
  store.edit({ title: 'Bread week' });
  await store.flush();
  expect(store.getState()).toMatchObject({ saving: 'stale', typed: { title: 'Bread week' } });
  expect(saved.title).toBe('Marco’s week');
  await store.keepMine();
  expect(save).toHaveBeenLastCalledWith(2, { title: 'Bread week' });
});

it('what could not be sent is kept for the next visit, and taken up there', async () => {
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  store.edit({ title: 'Bread week' });
  await store.flush();
  expect(store.getState().saving).toBe('offline');
  expect(kept).toEqual({ version: 1, typed: { title: 'Bread week' } });
  store.undo();
  store.resume({ version: 1, typed: { title: 'Bread week' } });
  await store.flush();
  expect(saved.title).toBe('Bread week');
  expect(kept).toBeNull();
});

it('what was left behind before somebody else saved is no longer sent unasked', async () => {
  saved = { ...SAVED, version: 5, title: 'Marco’s week' };
  store.resume({ version: 1, typed: { title: 'Bread week' } });
  await store.flush();
  expect(store.getState().saving).toBe('stale');
  expect(save).not.toHaveBeenCalled();
});
