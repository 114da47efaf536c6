import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let tab: Map<string, string>;
let browser: Map<string, string>;

beforeEach(() => {
  tab = new Map();
  browser = new Map();
  vi.stubGlobal('sessionStorage', storeOf(tab));
  vi.stubGlobal('localStorage', storeOf(browser));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what was typed', () => {
  it('is there again after a reload', async () => {
    const before = await load();
    before.changeDraft({ role: 'creator', full_name: 'Maya Okafor' });
    before.changeDraft({ email: 'maya@okafor.studio', accepts_terms: true });
    const after = await load();
    expect(after.signUpDraft.get()).toEqual({
      role: 'creator',
      full_name: 'Maya Okafor',
      email: 'maya@okafor.studio',
      accepts_terms: true,
      offered_role: null,
    });
  });

  it('is gone once forgotten', async () => {
    const before = await load();
    before.changeDraft({ full_name: 'Maya Okafor' });
    before.signUpDraft.forget();
    const { signUpDraft } = await load();
    expect(signUpDraft.get()).toEqual(signUpDraft.empty);
    expect(tab.size).toBe(0);
  });

  it.each([
    ['another version', '{"version":0,"value":{"full_name":"Maya"}}'],
    ['nothing of ours', '{"version":1,"value":7}'],
    ['no JSON', '{'],
  ])('is left alone where the tab keeps %s', async (_, kept) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tab.set('signUpDraft', kept);
    const { signUpDraft } = await load();
    expect(signUpDraft.get()).toBe(signUpDraft.empty);
  });

  it('takes only what a draft holds', async () => {
    tab.set(
      'signUpDraft',
      '{"version":1,"value":{"role":"admin","email":7,"password":"x","accepts_terms":"yes"}}',
    );
    const { signUpDraft } = await load();
    expect(signUpDraft.get()).toEqual(signUpDraft.empty);
  });

  it('lasts as long as the page where the browser keeps nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { signUpDraft, changeDraft } = await load();
    changeDraft({ full_name: 'Maya' });
    expect(signUpDraft.get().full_name).toBe('Maya');
  });

  it('notifies subscribers', async () => {
    const { signUpDraft, changeDraft } = await load();
    const onChange = vi.fn();
    const stop = signUpDraft.watch(onChange);
    changeDraft({ full_name: 'M' });
    stop();
    changeDraft({ full_name: 'Ma' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a role chosen before the form', () => {
  it('is chosen in it and remembered for another visit [ENT-79]', async () => {
    const { signUpDraft, offerRole } = await load();
    offerRole('creator');
    expect(signUpDraft.get().role).toBe('creator');
    expect(browser.get('pendingUserRole')).toBe('creator');
  });

  it('is read from there by a tab that was told none [ENT-79]', async () => {
    browser.set('pendingUserRole', 'business');
    const { signUpDraft, offerRole } = await load();
    offerRole(null);
    expect(signUpDraft.get().role).toBe('business');
  });

  it('does not undo what was picked in the form since, but a new choice does', async () => {
    const before = await load();
    before.offerRole('creator');
    before.changeDraft({ role: 'business' });
    const { signUpDraft, offerRole } = await load();
    offerRole('creator');
    expect(signUpDraft.get().role).toBe('business');
    offerRole(null);
    expect(signUpDraft.get().role).toBe('business');
    offerRole('business');
    offerRole('creator');
    expect(signUpDraft.get().role).toBe('creator');
  });
});

/** A freshly loaded page: new modules over the same storage. */
async function load() {
  vi.resetModules();
  return import('./sign-up-draft.ts');
}

function storeOf(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
