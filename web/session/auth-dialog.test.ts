import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAuthDialog, currentAuthDialog, openAuthDialog, watchAuthDialog } from './auth-dialog.ts';
import { authHref } from './auth-href.ts';
import { isAuthPath, openAuthDialogFor } from './auth-link.ts';
import { headingOf, readAuthSearch } from './auth-search.ts';

afterEach(closeAuthDialog);

it('is shut until somebody opens it, and turns from one dialog into another', () => {
  expect(currentAuthDialog()).toBeNull();
  openAuthDialog({ kind: 'sign-in', returnTo: '/campaigns' });
  openAuthDialog({ kind: 'sign-up' });
  expect(currentAuthDialog()).toEqual({ kind: 'sign-up' });
  closeAuthDialog();
  expect(currentAuthDialog()).toBeNull();
});

it('notifies subscribers once for each change', () => {
  const onChange = vi.fn();
  const stop = watchAuthDialog(onChange);
  openAuthDialog({ kind: 'sign-in' });
  closeAuthDialog();
  closeAuthDialog();
  stop();
  openAuthDialog({ kind: 'sign-in' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

describe('a link to sign-in', () => {
  it('opens the dialog that stands for its page [AUTH-01]', () => {
    openAuthDialogFor('/login', '?returnTo=/campaigns');
    expect(currentAuthDialog()).toEqual({ kind: 'sign-in', returnTo: '/campaigns' });
  });

  it('brings its intent and role along [ROUTE-46] [ROUTE-47]', () => {
    openAuthDialogFor('/signup', '?role=business&intent=post-job');
    expect(currentAuthDialog()).toEqual({ kind: 'sign-up', role: 'business', intent: 'post-job' });
  });

  it('knows the role from the intent', () => {
    openAuthDialogFor('/signup', '?intent=creator-apply');
    expect(currentAuthDialog()).toMatchObject({ role: 'creator' });
  });

  it('is one to /login or /signup alone', () => {
    expect(['/login', '/signup'].every(isAuthPath)).toBe(true);
    expect(['/', '/logout', '/auth/link', 'constructor'].some(isAuthPath)).toBe(false);
    openAuthDialogFor('/logout', '');
    expect(currentAuthDialog()).toBeNull();
  });
});

describe('readAuthSearch', () => {
  it('keeps what it understands and drops the rest', () => {
    const search = { intent: 'business', role: 'admin', returnTo: '//evil.example', mode: 'link', x: '1' };
    expect(readAuthSearch(search)).toEqual({ intent: 'business', mode: 'link' });
  });

  it('says where somebody is heading: the page they came from before their intent', () => {
    expect(headingOf({ returnTo: '/campaigns', intent: 'business' })).toBe('/campaigns');
    expect(headingOf({ intent: 'business' })).toBe('/business');
    expect(headingOf({})).toBeNull();
  });

  it('keeps the search on the way to the other page', () => {
    expect(authHref('/signup', { returnTo: '/campaigns', email: 'maya@okafor.studio', mode: 'link' })).toBe(
      '/signup?returnTo=/campaigns',
    );
    expect(authHref('/login', {})).toBe('/login');
  });
});
