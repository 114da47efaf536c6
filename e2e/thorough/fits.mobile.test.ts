import type { Page } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { type DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Bars, columns and amounts of their own. */
const DENSE_PAGES: readonly [who: keyof typeof DEMO, paths: readonly string[]][] = [
  [
    'owner',
    [
      '/business/campaigns',
      '/business/campaigns/film-our-6-am-sourdough-pull/edit',
      '/business/campaigns/film-our-6-am-sourdough-pull/fund',
      '/business/content',
      '/business/counter',
      '/business/campaigns/film-our-6-am-sourdough-pull?tab=links',
    ],
  ],
  ['creator', ['/campaigns', '/creator/applications', '/creator/earnings', '/creator/settings']],
  ['admin', ['/admin', '/admin/creators', '/admin/payments']],
];

for (const [who, paths] of DENSE_PAGES) {
  test(`the dense pages of ${who} fit a narrow phone and large text`, async ({ page }) => {
    await signInAs(page, who);
    for (const path of paths) {
      await openHydrated(page, path);
      await expectFits(page, path);
    }
  });
}

test('links that can be moved and removed fit too', async ({ page, browser }) => {
  await newCreator(browser, page, 'Nadia Voss');
  await openHydrated(page, '/creator/settings#portfolio');
  await expect(page.getByRole('button', { name: 'Move down' }).first()).toBeVisible();
  await expectFits(page, 'the links of the portfolio');
});

test('the sums of a large marketplace fit too', async ({ page }) => {
  await signInAs(page, 'admin');
  for (const path of ['/admin/payments', '/admin/payouts', '/admin/market']) {
    await openHydrated(page, path);
    expect(await enlargeSums(page)).toBeGreaterThan(2);
    await expectFits(page, `${path} with large sums`);
  }
});

/** Writes a sum that the demo never reaches into every figure in dollars, and counts them. */
function enlargeSums(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const sums: Node[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (/^\$[\d,]+(\.\d\d)?$/.test(text.textContent?.trim() ?? '') && text.parentElement?.closest('dl, ul'))
        sums.push(text);
    }
    for (const text of sums) text.textContent = '$1,234,567.00';
    return sums.length;
  });
}
