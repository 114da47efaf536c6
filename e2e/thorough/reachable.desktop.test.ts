import type { Page } from '@playwright/test';
import { findPageRule } from '../../domain/accounts/page-access.ts';
import { AREAS, PAGE_RULES, type PageRule } from '../../domain/accounts/page-rules.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Pages of a kind that are opened: one campaign has work, another has none. */
const MOST_OF_A_KIND = 6;

/** Pages that no page leads to, and what does. */
const FROM_OUTSIDE: Record<string, string> = {
  '/business/overview': 'an older address of the dashboard',
  '/business/work/{id}': 'mails, which know the work and not its campaign',
};

for (const [who, home, isTheirs] of [
  ['owner', '/business', ({ area }: PageRule) => area === 'business'],
  [
    'creator',
    '/creator',
    ({ area }: PageRule) => area === 'creator' || area === 'campaign' || area === 'campaigns',
  ],
  ['admin', '/admin', ({ area }: PageRule) => area === 'admin'],
] as const) {
  test(`links from ${home} lead to every page of ${who}`, async ({ page }) => {
    await signInAs(page, who);
    await openHydrated(page, home);
    const wanted = PAGE_RULES.filter(isTheirs)
      .filter(({ path, leads_to }) => leads_to === undefined && !(path in FROM_OUTSIDE))
      .map(({ path }) => path);
    expect(await findUnreached(page, [home, ...(await linksOf(page))], wanted)).toEqual([]);
  });
}

/** The links of the first page and of its menu, whose items exist only while it is open. */
async function linksOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: /^User menu of/ });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens the pages that links lead to, as the server sends them, until every wanted one was met or no link is left. */
async function findUnreached(
  page: Page,
  start: readonly string[],
  wanted: readonly string[],
): Promise<string[]> {
  const opened = new Map<string, Set<string>>();
  const missing = new Set(wanted);
  const queue = [...start];
  for (let href = queue.shift(); href !== undefined && missing.size > 0; href = queue.shift()) {
    const [path = ''] = href.split(/[?#]/);
    const rule = findPageRule(path);
    if (rule === null || AREAS[rule.area].rule === 'everyone') continue;
    const kind = opened.get(rule.path) ?? new Set();
    opened.set(rule.path, kind);
    missing.delete(rule.path);
    const address = href.split('#')[0] ?? '';
    if (kind.has(address) || kind.size >= MOST_OF_A_KIND) continue;
    kind.add(address);
    const html = await (await page.request.get(address)).text();
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g))
      queue.push(link.replaceAll('&amp;', '&'));
  }
  return [...missing];
}
