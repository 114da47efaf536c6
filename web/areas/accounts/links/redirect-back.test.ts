import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actorOf, type PersonaName } from '#test/access/personas.ts';
import { redirectBack } from './redirect-back.ts';

let cookies: string[];

beforeEach(() => {
  cookies = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      cookies = text.includes('Max-Age=0') ? [] : [text];
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('leads to where somebody was heading [ROUTE-43]', () => {
  expect(landingOf('business_active', { returnTo: '/business/settings' })).toBe('/business/settings');
});

it.each<[PersonaName, string]>([
  ['business_active', '/business'],
  ['business_onboarding', '/onboarding'],
  ['creator_active', '/creator'],
  ['applicant_draft', '/apply'],
  ['admin_active', '/admin'],
  ['role_less', '/'],
])('leads %s home to %s without it [ROUTE-43]', (persona, home) => {
  expect(landingOf(persona, {})).toBe(home);
});

it('prefers the full address somebody was turned away from, and forgets it', () => {
  cookies = ['return_to=%2Fcampaigns%2Ffilm-our-pull'];
  expect(landingOf('creator_active', { returnTo: '/campaigns' })).toBe('/campaigns/film-our-pull');
  expect(cookies).toEqual([]);
});

it('keeps the address while the page is only fetched ahead', () => {
  cookies = ['return_to=%2Fcreator%2Fsettings'];
  redirectBack(actorOf('creator_active'), {}, true);
  expect(cookies).toHaveLength(1);
});

it('leads nowhere outside this site', () => {
  expect(landingOf('creator_active', { returnTo: 'https://evil.example' })).toBe('/creator');
});

it('sends signed-out visitors to the sign-in page, with their return URL', () => {
  expect(landingOf('visitor', { returnTo: '/campaigns' })).toBe('/login?returnTo=/campaigns');
  expect(landingOf('visitor', { returnTo: '//evil.example' })).toBe('/login');
});

function landingOf(persona: PersonaName, search: Record<string, unknown>) {
  return redirectBack(actorOf(persona), search, false).options.href;
}
