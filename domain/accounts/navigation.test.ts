import { describe, expect, it } from 'vitest';
import { canPostCampaign, isCurrentLink, menuPagesFor, navigationFor } from './header-links.ts';
import { homePath, settingsPath, VISITOR_LINKS, type ViewerRole } from './navigation.ts';

describe('links by role', () => {
  it.each<[ViewerRole, string[]]>([
    ['business', ['Dashboard', 'Campaigns', 'Messages']],
    ['creator', ['Dashboard', 'Campaigns', 'Messages']],
    ['admin', ['Overview']],
    [null, ['Campaigns']],
    ['applicant', []],
  ])('%s sees %j [NAV-13] [NAV-14] [NAV-15] [NAV-16] [NAV-17] [NAV-18] [NAV-19] [NAV-20]', (role, labels) => {
    expect(navigationFor(role).map(({ label }) => label)).toEqual(labels);
  });

  it('visitors scroll to three sections of the landing page [NAV-08] [NAV-09] [NAV-10]', () => {
    expect(VISITOR_LINKS).toEqual([
      { label: 'How It Works', href: '/#how-it-works' },
      { label: 'Businesses', href: '/#businesses' },
      { label: 'Creators', href: '/#creators' },
    ]);
  });
});

it.each<[ViewerRole, string]>([
  ['business', '/business'],
  ['creator', '/creator'],
  ['admin', '/admin'],
  ['applicant', '/apply'],
  [null, '/'],
])('the logo leads a signed-in %s to %s [NAV-24]', (role, path) => {
  expect(homePath({ email: null, full_name: null, role })).toBe(path);
});

it('the logo leads visitors home [NAV-25]', () => {
  expect(homePath(null)).toBe('/');
});

it.each<[ViewerRole, string | null]>([
  ['business', '/business/settings'],
  ['creator', '/creator/settings'],
  ['admin', '/admin/settings'],
  [null, '/settings'],
  ['applicant', null],
])('settings of %s are at %s [NAV-23]', (role, path) => {
  expect(settingsPath(role)).toBe(path);
});

const SHOP = { id: 'b1', business_name: 'Crumb & Co.', slug: 'crumb-co', industry: null };

it.each([
  [
    'an owner',
    'business',
    'owner',
    true,
    [
      'Creators',
      'Quotes',
      'Counter',
      'Content library',
      'Photos and videos',
      'Locations',
      'Receipts',
      'Inspiration',
    ],
  ],
  [
    'a manager',
    'business',
    'manager',
    true,
    ['Creators', 'Quotes', 'Counter', 'Content library', 'Photos and videos', 'Locations', 'Inspiration'],
  ],
  ['a business that is not set up', 'business', null, false, []],
  ['a creator', 'creator', null, false, ['Applications', 'Earnings']],
  ['an admin', 'admin', null, false, []],
] as const)(
  'the menu of %s leads to the pages the header has no room for',
  (_, role, membership, posts, labels) => {
    const viewer = { role, business: membership && { ...SHOP, membership } };
    expect(menuPagesFor(viewer).map(({ label }) => label)).toEqual(labels);
    expect(canPostCampaign(viewer)).toBe(posts);
  },
);

it('marks one link as current: the dashboard also where only it leads', () => {
  const current = (path: string, role: 'business' | 'creator' = 'business') =>
    navigationFor(role)
      .filter((link) => isCurrentLink(link, path))
      .map(({ label }) => label);
  expect(current('/business')).toEqual(['Dashboard']);
  expect(current('/business/campaigns')).toEqual(['Campaigns']);
  expect(current('/business/campaigns/film-our-pull')).toEqual(['Campaigns']);
  expect(current('/business/quotes')).toEqual(['Dashboard']);
  expect(current('/business/content')).toEqual(['Dashboard']);
  expect(current('/business/settings')).toEqual([]);
  expect(current('/creator/earnings', 'creator')).toEqual(['Dashboard']);
  expect(current('/creator/work/7', 'creator')).toEqual(['Dashboard']);
  expect(current('/creator/messages', 'creator')).toEqual(['Messages']);
  expect(current('/creator/settings', 'creator')).toEqual([]);
});
