import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { newMember, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

let made = 0;
/** Nobody else in the test run has it. */
function newHandle() {
  made += 1;
  return `maya.${process.pid}.${made}`;
}

async function leaveFor(page: Page, platform: string) {
  await openHydrated(page, '/apply?step=channels');
  await page.getByRole('button', { name: `Connect ${platform}` }).click();
  await page.waitForURL(`**/dev/social/${platform.toLowerCase()}?**`);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Says yes on the consent page; `behavior` is what comes of it. */
async function allow(page: Page, handle: string, behavior = 'Answers') {
  await page.getByLabel('Handle').fill(handle);
  await page.getByRole('radio', { name: behavior }).check();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

test('[ROUTE-44] connecting goes through the consent page and back', async ({ page }) => {
  await newMember(page, 'creator');
  const handle = newHandle();
  await leaveFor(page, 'Instagram');
  await expectAccessible(page, 'The consent page');
  await allow(page, handle);
  await page.waitForURL('**/apply?step=channels');
  await expect(page.getByText('Instagram is connected.').last()).toBeVisible();
  const instagram = card(page, 'Instagram');
  await expect(instagram.getByRole('link', { name: `@${handle}` })).toBeVisible();
  await expect(instagram.getByText('Connected', { exact: true })).toBeVisible();
  await expect(instagram.getByText('6,284')).toBeVisible();
  await expect(instagram.getByText(/^From Instagram, \w{3} \d{1,2}$/).first()).toBeVisible();
  await expectAccessible(page, 'Channels', 'main');
  // The code left the history with the page that spent it.
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test('[ROUTE-45] saying no, or a platform that doesn’t answer, is explained and can be tried again', async ({
  page,
}) => {
  await newMember(page, 'creator');
  await leaveFor(page, 'TikTok');
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TikTok isn’t connected.');
  await expectAccessible(page, 'A refusal');

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/dev/social/tiktok?**');
  await page.locator('html[data-hydrated]').waitFor();
  await allow(page, newHandle(), 'No answer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TikTok isn’t connected.');
  await expect(page.getByText('TikTok didn’t respond. Try again in a few minutes.')).toBeFocused();

  await page.getByRole('link', { name: 'Go back' }).click();
  await page.waitForURL('**/apply?step=channels');
  await expect(card(page, 'TikTok').getByRole('button', { name: 'Connect TikTok' })).toBeVisible();
});

test('a handle is added, corrected and removed by keyboard, with a code to put in the bio', async ({
  page,
}) => {
  await newMember(page, 'creator');
  await openHydrated(page, '/apply?step=channels');
  const youtube = card(page, 'YouTube');
  await youtube.getByRole('button', { name: 'Enter handle' }).press('Enter');
  await expect(youtube.getByLabel('Handle on YouTube')).toBeFocused();
  await page.keyboard.type('not a handle');
  await page.keyboard.press('Enter');
  await expect(youtube.getByLabel('Handle on YouTube')).toHaveAccessibleDescription(
    'Enter it the way YouTube shows it',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('youtube.com/@Maya-Walks');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.5K');
  await page.keyboard.press('Enter');
  await expect(youtube.getByRole('link', { name: '@maya-walks' })).toBeVisible();
  await expect(youtube.getByRole('heading')).toBeFocused();
  await expect(youtube.getByText('12,500')).toBeVisible();
  await expect(youtube.getByText('Not verified yet')).toBeVisible();

  await youtube.getByRole('button', { name: 'Verify with code' }).click();
  await expect(youtube.getByText(/^bizmeet-[A-Z2-9]{6}$/)).toBeVisible();
  await expectAccessible(page, 'The steps of the code', 'main');

  await youtube.getByRole('button', { name: 'More for YouTube' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove YouTube?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(youtube.getByRole('button', { name: 'Enter handle' })).toBeVisible();
});

test('a callback URL without a pending connection says so', async ({ page }) => {
  await openHydrated(page, '/auth/instagram/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Instagram connection in progress.');
  await openHydrated(page, '/auth/tiktok/callback?code=made-up&state=made-up');
  await expect(page.getByText('You were signed out. Sign in and connect it again.')).toBeVisible();
});

test('[ADMIN-26] [ADMIN-40] an admin finds a connection, opens it and disconnects it with a reason', async ({
  page,
  browser,
}) => {
  const handle = newHandle();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await newMember(theirs, 'creator');
  await leaveFor(theirs, 'Instagram');
  await allow(theirs, handle);
  await expect(theirs.getByText('Instagram is connected.').last()).toBeVisible();
  await other.close();

  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/instagram');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instagram');
  await expect(page.getByText('/auth/tiktok/callback')).toBeVisible();
  await page.getByLabel('Search accounts').fill(`@${handle}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `@${handle}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('button', { name: 'Sync now' }).click();
  await expect(drawer.getByText('Requested by an admin')).toBeVisible();
  await expectAccessible(page, 'The page with its drawer');

  await drawer.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('dialog', { name: `Disconnect @${handle}?` });
  await question.getByLabel('Reason').fill('Somebody else wrote that this account is theirs.');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(drawer.getByText('Not verified yet')).toBeVisible();
  await expect(drawer.getByText('disconnected the account')).toBeVisible();
});
