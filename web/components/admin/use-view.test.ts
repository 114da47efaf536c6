import { expect, it } from 'vitest';
import { hrefAfter } from './use-view.ts';

const DRAWN = { status: 'active', open: 'c1' };

it('adds a choice to the one before it, which is not drawn yet', () => {
  const going = { pathname: '/admin/creators', search: { status: 'active', niche: 'food' } };
  expect(hrefAfter(going, '/admin/creators', DRAWN, { neighborhood: 'astoria' })).toBe(
    '/admin/creators?status=active&niche=food&neighborhood=astoria',
  );
});

it('takes away what a choice empties', () => {
  const going = { pathname: '/admin/creators', search: { status: 'active', open: 'c1' } };
  expect(hrefAfter(going, '/admin/creators', DRAWN, { open: undefined, status: '' })).toBe('/admin/creators');
});

it('goes from what is drawn where the router is on its way to another page', () => {
  const leaving = { pathname: '/admin/users', search: { q: 'maya' } };
  expect(hrefAfter(leaving, '/admin/creators', DRAWN, { niche: 'food' })).toBe(
    '/admin/creators?status=active&open=c1&niche=food',
  );
});
