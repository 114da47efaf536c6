import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { type DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface FirstPage {
  path: string;
  title: string | RegExp;
  /** A sentence the page must hold. */
  says?: readonly (string | RegExp)[];
  /** Buttons that open a dialog or a menu, by name: a page may still be loading others. */
  opens?: readonly string[];
  /** Buttons that can't be pressed and say why. */
  refuses?: readonly string[];
}

const ACCOUNT = ['Change email', 'Change password', 'Sign out everywhere'];

const PAGES: Partial<Record<keyof typeof DEMO, readonly FirstPage[]>> = {
  owner: [
    { path: '/business', title: /needs? you$/ },
    {
      path: '/business/settings',
      title: 'Settings',
      opens: ['Invite', 'Actions for Marco Testa', 'Create new address', ...ACCOUNT],
      refuses: ['Delete account'],
    },
  ],
  manager: [
    {
      path: '/business/settings',
      title: 'Settings',
      opens: ['Create new address', 'Stop managing', ...ACCOUNT, 'Delete account'],
    },
  ],
  creator: [{ path: '/creator', title: /needs? you$/ }],
  inReview: [
    { path: '/apply/status', title: 'Your application is with us.' },
    { path: '/apply/status?view=account', title: 'Account', opens: [...ACCOUNT, 'Delete account'] },
  ],
  turnedDown: [
    {
      path: '/apply/status',
      title: 'Not this time.',
      says: ['All of the work is from outside New York.', /You can apply again from \w+ \d+, \d{4}\b/],
    },
  ],
  suspended: [{ path: '/', title: 'Your account is suspended.' }],
  roleless: [{ path: '/settings', title: 'Settings', opens: [...ACCOUNT, 'Delete account'] }],
};

for (const [who, pages] of Object.entries(PAGES) as [keyof typeof DEMO, readonly FirstPage[]][]) {
  for (const { path, title, says = [], opens = [], refuses = [] } of pages) {
    test(`${path} of ${who} has its title, and everything on it works, fits and passes axe`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signInAs(page, who);
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const sentence of says) await expect(page.getByText(sentence).first()).toBeVisible();
      await expectAccessible(page, path);
      await expectFits(page, path);
      for (const name of opens) await expectToOpen(page, name);
      for (const name of refuses) await expectToSayWhyNot(page, name);
      await page.getByRole('button', { name: /^User menu/ }).click();
      await expect(page.getByText('Signed in as').last()).toBeVisible();
      await expectLinksToLead(page);
    });
  }
}

test('the calendar address is copied with one click', async ({ page, context, baseURL }) => {
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
  expect(new Set(found).size).toBeGreaterThan(2);
  const targets = [...new Set(found)].map((href) => new URL(href));
  await followEach(targets, async ({ href, protocol, origin, hash }) => {
    if (protocol === 'mailto:') return;
    expect(origin, href).toBe(here.origin);
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(new URL(answer.url()).pathname, href).not.toBe('/login');
    if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
  });
}

/** A few at a time: the server turns away who asks for everything at once. */
async function followEach(targets: readonly URL[], follow: (target: URL) => Promise<void>): Promise<void> {
  const waiting = targets.values();
  const work = async () => {
    for (const target of waiting) await follow(target);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
