import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated.ts';
import { type DEMO, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface FirstPage {
  who: keyof typeof DEMO;
  path: string;
  title: string | RegExp;
  /** Buttons that open a dialog or a menu, by name: a page may still be loading others. */
  opens?: readonly string[];
  /** Buttons that can't be pressed and say why. */
  refuses?: readonly string[];
}

const ACCOUNT = ['Change email', 'Change password', 'Sign out everywhere'];

const PAGES: readonly FirstPage[] = [
  { who: 'owner', path: '/business', title: /needs? you$/ },
  {
    who: 'owner',
    path: '/business/settings',
    title: 'Settings',
    opens: ['Invite', 'Actions for Marco Testa', 'Create new address', ...ACCOUNT],
    refuses: ['Delete account'],
  },
  { who: 'manager', path: '/business', title: /needs? you$/ },
  {
    who: 'manager',
    path: '/business/settings',
    title: 'Settings',
    opens: ['Create new address', 'Stop managing', ...ACCOUNT, 'Delete account'],
  },
  { who: 'creator', path: '/creator', title: /needs? you$/ },
  {
    who: 'inReview',
    path: '/apply/status',
    title: 'Your application is with us.',
  },
  {
    who: 'inReview',
    path: '/apply/status?view=account',
    title: 'Account',
    opens: [...ACCOUNT, 'Delete account'],
  },
  { who: 'turnedDown', path: '/apply/status', title: 'Not this time.' },
  { who: 'suspended', path: '/', title: 'Your account is suspended.' },
  { who: 'roleless', path: '/settings', title: 'Settings', opens: [...ACCOUNT, 'Delete account'] },
];

for (const { who, path, title, opens = [], refuses = [] } of PAGES) {
  test(`${path} greets ${who} with "${title}", and everything on it works`, async ({ page }) => {
    await signInAs(page, who);
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoSidewaysScroll(page);
    for (const name of opens) await expectToOpen(page, name);
    for (const name of refuses) await expectToSayWhyNot(page, name);
    await page.getByRole('button', { name: /^User menu/ }).click();
    await expect(page.getByText('Signed in as').last()).toBeVisible();
    await expectLinksToLead(page);
  });
}

test('the overview shows the dashboard and names its canonical URL [BIZ-04]', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/overview');
  await expect(page).toHaveURL('/business/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(page.getByRole('region', { name: 'Your money' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/business$/);
});

test('a rejected application says why, and when to apply again', async ({ page }) => {
  await signInAs(page, 'turnedDown');
  await page.goto('/apply/status');
  await expect(page.getByText('All of the work is from outside New York.')).toBeVisible();
  await expect(page.getByText(/You can apply again from \w+ \d+, \d{4}\b/).first()).toBeVisible();
});

test('the calendar address is copied with one press', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    ...(baseURL && { origin: baseURL }),
  });
  await signInAs(page, 'manager');
  await openHydrated(page, '/business/settings');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Copy address' }).click();
  await expect(calendar.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(calendar).toContainText(await page.evaluate(() => navigator.clipboard.readText()));
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), `at ${width}`)
      .toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

async function expectToOpen(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const opened = page.getByRole('dialog').or(page.getByRole('menu'));
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

async function expectToSayWhyNot(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/\S/);
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
