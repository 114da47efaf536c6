import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import { actorOf, type PersonaName } from '#test/access/personas.ts';
import { AUTH_STALE_MS, type AuthStore, createAuthStore } from './auth-store.ts';
import { followDecision, guardPage, guardPageForSure, needsSession } from './guard.ts';

describe('guardPage', () => {
  it('is checking while nobody has said who asks [STATE-32]', () => {
    expect(guardPage(createAuthStore(), page('/creator'))).toEqual({ state: 'checking' });
  });

  it('is checking again once what is known is stale [STATE-32] [CONST-17]', () => {
    let now = 0;
    const auth = createAuthStore(() => now);
    auth.settle(meOf('creator_active'));
    expect(guardPage(auth, page('/creator')).state).toBe('allowed');
    now = AUTH_STALE_MS;
    expect(guardPage(auth, page('/creator'))).toEqual({ state: 'checking' });
  });

  it('never lets a public page wait', () => {
    for (const path of ['/', '/login', '/signup', '/auth/verify', '/terms-of-service']) {
      expect(guardPage(createAuthStore(), page(path)).state, path).toBe('allowed');
    }
  });

  it('allows who may enter [STATE-33]', () => {
    expect(guardPage(authOf('business_active'), page('/business'))).toEqual({ state: 'allowed' });
  });

  it.each<[PersonaName, string, string, string]>([
    ['visitor', '/creator', '/login?intent=creator', 'authentication_required'],
    ['creator_active', '/business', '/creator', 'role_not_allowed'],
    ['creator_suspended', '/creator', '/apply/status', 'creator_status_not_allowed'],
    ['business_suspended', '/business', '/', 'account_suspended'],
    ['business_onboarding', '/business', '/onboarding', 'onboarding_required'],
    ['visitor', '/no-such-page', '/', 'no_rule_found'],
  ])(
    'redirects %s from %s to %s and says why: %s [STATE-34] [PERM-19] [PERM-20] [PERM-21] [PERM-22] [PERM-23] [PERM-25]',
    (persona, path, to, reason) => {
      expect(guardPage(authOf(persona), page(path))).toEqual({ state: 'redirected', to, reason });
    },
  );

  it('knows addresses behind the ? of a page', () => {
    const signUp = guardPage(authOf('business_active'), page('/signup', '?role=business&intent=post-job'));
    expect(signUp).toMatchObject({ state: 'redirected', to: '/business' });
  });
});

describe('guardPageForSure', () => {
  it('asks the server before it decides', async () => {
    const fetchMe = vi.fn(async () => meOf('creator_active'));
    const decision = await guardPageForSure(createAuthStore(), page('/creator'), fetchMe);
    expect(decision).toEqual({ state: 'allowed' });
    expect(fetchMe).toHaveBeenCalledOnce();
  });

  it('asks nobody about what is known', async () => {
    const fetchMe = vi.fn(async () => meOf('visitor'));
    await guardPageForSure(authOf('creator_active'), page('/creator'), fetchMe);
    expect(fetchMe).not.toHaveBeenCalled();
  });

  it('turns a visitor away when the check fails [ERR-34]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const decision = await guardPageForSure(createAuthStore(), page('/admin'), () =>
      Promise.reject(new Error()),
    );
    expect(decision).toMatchObject({ state: 'redirected', to: '/login' });
    expect(log.mock.calls).toEqual([['Failed to get the session:', expect.any(Error)]]);
    log.mockRestore();
  });
});

describe('followDecision', () => {
  it('throws a denial that says why [STATE-35] [PERM-24]', () => {
    const denied = { state: 'denied', reason: 'ownership_required' } as const;
    expect(() => followDecision(denied, '/business/settings', false)).toThrow(
      expect.objectContaining({ status: 403, code: 'ownership_required' }),
    );
  });

  it('throws a redirect that takes the place of the page', () => {
    const thrown = catchFrom(() =>
      followDecision({ state: 'redirected', to: '/login?intent=creator', reason: null }, '/creator', false),
    );
    expect(isRedirect(thrown) && thrown.options).toMatchObject({
      href: '/login?intent=creator',
      replace: true,
    });
  });

  it('remembers the full address of a visitor who has to sign in first, but not for a page fetched ahead', () => {
    const cookies: string[] = [];
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', {
      set cookie(text: string) {
        cookies.push(text);
      },
    });
    const decision = { state: 'redirected', to: '/login', reason: 'authentication_required' } as const;
    catchFrom(() => followDecision(decision, '/admin/users?page=2', true));
    expect(cookies).toEqual([]);
    catchFrom(() => followDecision(decision, '/admin/users?page=2', false));
    expect(cookies).toEqual([expect.stringContaining('return_to=%2Fadmin%2Fusers%3Fpage%3D2; ')]);
    vi.unstubAllGlobals();
  });

  it('lets everybody else pass', () => {
    expect(() => followDecision({ state: 'allowed' }, '/', false)).not.toThrow();
    expect(() => followDecision({ state: 'checking' }, '/', false)).not.toThrow();
  });
});

it('knows which pages are open to all', () => {
  expect(['/', '/login', '/logout', '/auth/redirect', '/no-such-page'].filter(needsSession)).toEqual([]);
  expect(['/creator', '/admin/users', '/settings', '/apply', '/onboarding'].every(needsSession)).toBe(true);
});

function page(path: string, search = '') {
  return { path, search, isProduction: true };
}

function meOf(persona: PersonaName): Me {
  return {
    user: actorOf(persona),
    session: null,
    photo_url: null,
    unread_notification_count: 0,
    unread_message_count: 0,
  };
}

function authOf(persona: PersonaName): AuthStore {
  const auth = createAuthStore();
  auth.settle(meOf(persona));
  return auth;
}

function catchFrom(action: () => void): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
}
