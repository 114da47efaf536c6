import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';
import type { Page } from './site.ts';

const pageWith = (...paths: string[]) => {
  const html = paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join('');
  return { url: 'https://bakery.example/', $: load(html) } as Page;
};

it('reads at most five more pages after the first, each about something else', () => {
  const chosen = choosePages(
    pageWith('/locations', '/visit', '/hours', '/contact', '/about', '/gallery', '/menu', '/shop'),
  );
  expect(chosen).toEqual(
    ['/locations', '/hours', '/contact', '/about', '/gallery'].map((path) => `https://bakery.example${path}`),
  );
});
