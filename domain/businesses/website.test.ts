import { expect, it } from 'vitest';
import { readWebsite, shortAddress, siteName } from './website.ts';

it.each([
  ['crumbandco.nyc', 'https://crumbandco.nyc/'],
  [' www.Crumb.NYC/visit#map ', 'https://www.crumb.nyc/visit'],
  ['http://crumb.nyc', 'http://crumb.nyc/'],
  ['HTTPS://crumb.nyc/a?b=c', 'https://crumb.nyc/a?b=c'],
  ['127.0.0.1:4190', 'https://127.0.0.1:4190/'],
  ['bäckerei.nyc', 'https://xn--bckerei-5wa.nyc/'],
])('reads %s', (typed, url) => {
  expect(readWebsite(typed)).toBe(url);
});

it.each([
  '',
  '  ',
  'crumb',
  'my shop.com',
  'ftp://crumb.nyc',
  'javascript:alert(1)',
  'https://user:pw@crumb.nyc',
  'https://',
])('does not take %s for a website', (typed) => {
  expect(readWebsite(typed)).toBeNull();
});

it('writes addresses the way people do', () => {
  expect(shortAddress('https://www.crumbandco.nyc/visit/')).toBe('crumbandco.nyc/visit');
  expect(shortAddress('https://crumbandco.nyc/')).toBe('crumbandco.nyc');
  expect(siteName('https://www.crumbandco.nyc/visit')).toBe('crumbandco.nyc');
  expect(siteName('not one')).toBe('not one');
});
