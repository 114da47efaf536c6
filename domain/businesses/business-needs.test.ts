import { expect, it } from 'vitest';
import { listNeeds, type ShopState } from './business-needs.ts';

const NOW = new Date('2026-06-11T15:00:00Z');
const WHOLE: ShopState = {
  has_logo: true,
  has_storefront_photo: true,
  description: 'Two ovens.',
  location_count: 2,
  unread_website: null,
  invitations: [],
};
const kindsOf = (shop: Partial<ShopState>) => listNeeds({ ...WHOLE, ...shop }, NOW).map(({ kind }) => kind);

it('a shop that has everything needs nothing', () => {
  expect(kindsOf({})).toEqual([]);
});

it('counts what is missing, what creators look for first before the rest', () => {
  expect(
    kindsOf({ has_logo: false, has_storefront_photo: false, description: '  ', location_count: 0 }),
  ).toEqual(['location', 'description', 'storefront_photo', 'logo']);
  expect(kindsOf({ unread_website: 'https://crumb.nyc/' })).toEqual(['website_unread']);
});

it('an invitation counts once its last three days have come, or once somebody said no', () => {
  const invitation = { email: 'jo@crumb.nyc', status: 'invited', expires_at: '2026-06-14T15:00:00Z' };
  expect(listNeeds({ ...WHOLE, invitations: [invitation] }, NOW)).toEqual([
    { kind: 'invitation_waiting', subject: 'jo@crumb.nyc', due_at: '2026-06-14T15:00:00Z' },
  ]);
  expect(kindsOf({ invitations: [{ ...invitation, expires_at: '2026-06-14T15:00:01Z' }] })).toEqual([]);
  expect(kindsOf({ invitations: [{ ...invitation, status: 'declined' }] })).toEqual(['invitation_declined']);
  expect(kindsOf({ invitations: [{ ...invitation, status: 'expired' }] })).toEqual([]);
});
