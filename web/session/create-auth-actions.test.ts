import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actorOf, type PersonaName } from '#test/access/personas.ts';
import { closeAuthDialog, currentAuthDialog, openAuthDialog } from './auth-dialog.ts';
import { createAuthStore } from './auth-store.ts';
import { createAuthActions } from './create-auth-actions.ts';

const CREDENTIALS = { email: 'maya@okafor.studio', password: 'a long walk in queens' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
});

afterEach(() => {
  closeAuthDialog();
  vi.unstubAllGlobals();
});

it('signing in settles who is signed in and goes nowhere by itself [CALL-11] [STATE-05] [STATE-06] [STATE-11]', async () => {
  stored.set('postSignupRedirect', '/business');
  const { actions, auth, navigate, calls } = visitOf('creator_active');
  await actions.signIn(CREDENTIALS);
  expect(calls).toEqual(['POST /api/auth/sessions', 'GET /api/me']);
  expect(auth.getState()).toMatchObject({ user: actorOf('creator_active'), loading: false });
  expect(stored.has('postSignupRedirect')).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

it('forgets what was fetched for somebody else', async () => {
  const { actions, clearCache } = visitOf('creator_active');
  await actions.signIn(CREDENTIALS);
  await actions.refresh();
  expect(clearCache).toHaveBeenCalledOnce();
});

it('says whether somebody is signed in', async () => {
  expect(await visitOf('visitor').actions.refresh()).toBe(false);
  expect(await visitOf('creator_active').actions.refresh()).toBe(true);
});

it('signing up keeps where somebody was heading and drops the role they chose [ENT-79] [ENT-80]', async () => {
  stored.set('pendingUserRole', 'business');
  openAuthDialog({ kind: 'sign-up', role: 'business', intent: 'post-job' });
  const { actions } = visitOf('visitor');
  await actions.signUp({ ...CREDENTIALS, full_name: 'Maya Okafor', role: 'business', accepts_terms: true });
  expect([...stored]).toEqual([['postSignupRedirect', '/business']]);
});

it('sends where somebody is heading with what is emailed, and keeps it here too (decisions: return_to; full_name and role are fields of the body) [CALL-05] [CALL-06] [CALL-07] [CALL-10]', async () => {
  const { actions, bodies } = visitOf('visitor', { returnTo: '/campaigns' });
  await actions.signUp({ ...CREDENTIALS, full_name: 'Maya Okafor', role: 'business', accepts_terms: true });
  await actions.resendVerificationEmail(CREDENTIALS.email);
  await actions.requestSignInLink(CREDENTIALS.email);
  expect(bodies[0]).toMatchObject({ full_name: 'Maya Okafor', role: 'business' });
  expect(bodies.map(({ return_to }) => return_to)).toEqual(['/campaigns', '/campaigns', '/campaigns']);
  expect(document.cookie).toMatch(/^return_to=%2Fcampaigns; /);
});

it.each([
  ['/auth/redirect?returnTo=/campaigns', { returnTo: '/campaigns', intent: 'business' }],
  ['/auth/redirect?returnTo=/business', { intent: 'post-job' }],
  ['/auth/redirect', {}],
])('leaves the sign-in page for %s [ROUTE-42]', (href, search) => {
  const { actions, navigate } = visitOf('creator_active', search);
  actions.leaveAuth();
  expect(navigate).toHaveBeenCalledWith({ href, replace: true });
});

it('leaves the dialog with the search it was opened with, and Back leads to the page under it', () => {
  openAuthDialog({ kind: 'sign-in', returnTo: '/campaigns' });
  const { actions, navigate } = visitOf('creator_active');
  actions.leaveAuth();
  expect(navigate).toHaveBeenCalledWith({ href: '/auth/redirect?returnTo=/campaigns', replace: false });
  expect(currentAuthDialog()).toBeNull();
});

function visitOf(persona: PersonaName, search: Record<string, string> = {}) {
  const calls: string[] = [];
  const bodies: { return_to?: string; full_name?: string; role?: string }[] = [];
  const auth = createAuthStore();
  auth.settle({
    user: null,
    session: null,
    photo_url: null,
    unread_notification_count: 0,
    unread_message_count: 0,
  });
  const fetch = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === 'POST') bodies.push(await request.json());
    return Response.json({
      user: actorOf(persona),
      session: null,
      photo_url: null,
      unread_notification_count: 0,
      unread_message_count: 0,
    });
  };
  const context = { api: { baseUrl: 'http://bizmeet.test', fetch }, auth, queries: { current: null } };
  const navigate = vi.fn(async () => undefined);
  const clearCache = vi.fn();
  const router = { options: { context }, latestLocation: { search }, navigate, clearCache };
  const actions = createAuthActions(router as unknown as AnyRouter);
  return { actions, auth, navigate, clearCache, calls, bodies };
}
