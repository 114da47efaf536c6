import { expect, it } from 'vitest';
import { shopLinks } from './shop-links.ts';

const links = (...urls: string[]) => shopLinks({ website: null, social_links: urls.map((url) => ({ url })) });

it('names the website by its site and the others by their platform', () => {
  const social_links = [
    { url: 'https://www.instagram.com/crumbandco' },
    { url: 'https://m.facebook.com/crumb' },
  ];
  expect(shopLinks({ website: 'https://www.crumbandco.nyc/visit', social_links })).toEqual([
    { name: 'crumbandco.nyc', href: 'https://www.crumbandco.nyc/visit' },
    { name: 'Instagram', href: 'https://www.instagram.com/crumbandco' },
    { name: 'Facebook', href: 'https://m.facebook.com/crumb' },
  ]);
});

it('a name cannot be borrowed by another site', () => {
  expect(links('https://instagram.com.evil.example/crumb')).toEqual([
    { name: 'instagram.com.evil.example', href: 'https://instagram.com.evil.example/crumb' },
  ]);
});

it.each([
  'http://crumb.nyc',
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://me:secret@crumb.nyc',
  'not a link',
])('%s is not shown', (url) => {
  expect(links(url)).toEqual([]);
});

it('an address that was given twice is shown once', () => {
  expect(links('https://x.com/crumb', 'https://x.com/crumb')).toHaveLength(1);
});
