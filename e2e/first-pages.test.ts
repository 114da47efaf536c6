import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { type DEMO, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PAGES: readonly [who: keyof typeof DEMO, path: string, title: string | RegExp][] = [
  ['owner', '/business', /needs? you\.$/],
  ['owner', '/business/settings', 'Settings'],
  ['manager', '/business', /needs? you\.$/],
  ['manager', '/business/settings', 'Settings'],
  ['creator', '/creator', /waits? for you\.$/],
  ['inReview', '/apply/status', 'Your application is with us.'],
  ['turnedDown', '/apply/status', 'Not this time.'],
  ['suspended', '/', 'Your account is suspended.'],
  ['roleless', '/settings', 'Settings'],
];

for (const [who, path, title] of PAGES) {
  test(`${path} greets ${who} with "${title}", and everything on it leads somewhere`, async ({
    page,
    isMobile,
  }) => {
    await signInAs(page, who);
    await openAlive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoSidewaysScroll(page);
    await expectButtonsToOpen(page);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
    else await page.getByRole('button', { name: /^User menu/ }).click();
    await expect(page.getByText('Signed in as').last()).toBeVisible();
    // Both widths hold the same links, shown or not.
    if (!isMobile) await expectLinksToLead(page);
  });
}

test('the overview of a shop is its dashboard, and says where that lives [BIZ-04]', async ({ page }) => {
  await signInAs(page, 'owner');
  await openAlive(page, '/business');
  const main = page.getByRole('main');
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  await openAlive(page, '/business/overview');
  await expect(page).toHaveURL('/business/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you\.$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/business$/);
});

test('an application that was turned down says why, and from when one may apply again', async ({ page }) => {
  await signInAs(page, 'turnedDown');
  await page.goto('/apply/status');
  await expect(page.getByText('All of the work is from outside New York.')).toBeVisible();
  await expect(page.getByText(/You may apply again from \w+ \d+, \d{4}\b/).first()).toBeVisible();
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** Whoever presses a button of a page sees something happen; one that cannot be pressed says why. */
async function expectButtonsToOpen(page: Page): Promise<void> {
  // Signing a device out and the rest of a long list are tried where such a list is made on purpose.
  const named = /^(?!show all\b|sign out\b(?! everywhere))/i;
  const buttons = page.getByRole('main').getByRole('button', { name: named });
  for (const button of await buttons.all()) {
    if (await button.isDisabled()) {
      await expect(button).toHaveAccessibleDescription(/\S/);
      continue;
    }
    await button.click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

async function expectLinksToLead(page: Page): Promise<void> {
  const found = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const here = new URL(page.url());
  const targets = [...new Set(found)].map((href) => new URL(href));
  expect(targets.length).toBeGreaterThan(2);
  const answers = targets.map(async ({ href, protocol, origin, hash }) => {
    if (protocol === 'mailto:') return;
    expect(origin, href).toBe(here.origin);
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(new URL(answer.url()).pathname, href).not.toBe('/login');
    if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
  });
  await Promise.all(answers);
}
