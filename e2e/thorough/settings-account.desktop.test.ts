import type { Browser, Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo, mailsTo } from '../support/mail.ts';
import { DEMO_PASSWORD, newEmail, PASSWORD, signIn, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A second browser of the same owner. */
async function secondDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signIn(context.request, email, DEMO_PASSWORD);
  return context.newPage();
}

async function trySignIn(page: Page, email: string, password: string): Promise<number> {
  return (await page.request.post('/api/auth/sessions', { data: { email, password } })).status();
}

test('a changed password signs out every other device and stays signed in on this one', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signInOwnerOf(page, 'corner-fig');
  const other = await secondDevice(browser, baseURL, email);
  await openHydrated(page, '/business/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const [current, next] = [dialog.getByLabel('Current password'), dialog.getByLabel('New password')];
  const change = dialog.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(current).toHaveAccessibleDescription('Password is required');
  await expect(current).toBeFocused();
  await current.fill('not the password');
  await next.fill('seven77');
  await change.click();
  await expect(next).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(next).toBeFocused();
  await next.fill(PASSWORD);
  await change.click();
  await expect(current).toHaveAccessibleDescription('That’s not your current password.');
  await expect(current).toBeFocused();
  await current.fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. Other devices are signed out.').last()).toBeVisible();
  await expect(dialog).toBeHidden();

  await other.goto('/business');
  await expect(other).toHaveURL('/login?intent=business');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByText('Signed in on 1 device')).toBeVisible();
  expect(await trySignIn(other, email, DEMO_PASSWORD)).toBe(401);
  expect(await trySignIn(other, email, PASSWORD)).toBe(201);
  await other.context().close();
});

test('an email changes once both addresses confirm, and the old one is notified', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { email } = await signInOwnerOf(page, 'arturo-daughters');
  const moved = newEmail('moved');
  await openHydrated(page, '/business/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  const change = dialog.getByRole('button', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email.toUpperCase());
  await dialog.getByLabel('Your password').fill('not the password');
  await change.click();
  await expect(dialog.getByLabel('New email')).toHaveAccessibleDescription('This is already your email');
  await dialog.getByLabel('New email').fill(moved);
  await change.click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(
    'That’s not your current password.',
  );
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await change.click();
  await expect(page.getByText(`Confirm from both inboxes: ${moved}`)).toBeVisible();

  for (const [address, title] of [
    [email, 'One address confirmed.'],
    [moved, 'Email changed.'],
  ] as const) {
    const link = await context.newPage();
    await openHydrated(link, await linkMailedTo(page.request, address, '/auth/email-change'));
    await link.getByRole('button', { name: 'Confirm change' }).click();
    await expect(link.getByRole('heading', { level: 1 })).toHaveText(title);
    await link.close();
  }

  await page.reload();
  const signInPart = page.getByRole('region', { name: 'Sign-in', exact: true });
  await expect(signInPart.getByText(moved)).toBeVisible();
  await expect(page.getByText('Confirm from both inboxes')).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
    .toContain('Your Bizmeet email was changed');
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const answers = [email, moved].map((address) =>
    stranger.post('/api/auth/sessions', { data: { email: address, password: DEMO_PASSWORD } }),
  );
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual([401, 201]);
  await stranger.dispose();
});

test('a pending email change can be canceled', async ({ page }) => {
  const { email } = await signInOwnerOf(page, 'poppy-lox');
  const moved = newEmail('moved');
  await openHydrated(page, '/business/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(moved);
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(`Confirm from both inboxes: ${moved}`)).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Cancel email change' }).click();
  await expect(page.getByText('Email change canceled.').last()).toBeVisible();
  await expect(page.getByText(moved)).toHaveCount(0);

  await openHydrated(page, await linkMailedTo(page.request, email, '/auth/email-change'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired.');
});

test('each device is listed and can be signed out, and so can all of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signInOwnerOf(page, 'anchorage-pizza');
  const other = await secondDevice(browser, baseURL, email);
  await openHydrated(page, '/business/settings');
  await expect(page.getByText('Signed in on 2 devices')).toBeVisible();
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  await expect(devices.last()).toContainText('Firefox on a Mac');
  await devices.last().getByRole('button', { name: 'Sign out Firefox on a Mac' }).click();
  await expect(page.getByText('Firefox on a Mac signed out.').last()).toBeVisible();
  await expect(page.getByText('Signed in on 1 device')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await other.goto('/business');
  await expect(other).toHaveURL('/login?intent=business');

  await signIn(other.request, email, DEMO_PASSWORD);
  await page.reload();
  await expect(page.getByText('Signed in on 2 devices')).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toContainText('Both devices will be signed out, including this one.');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Successfully logged out').last()).toBeVisible();
  await expect(page).toHaveURL('/');
  for (const device of [page, other]) {
    await device.goto('/business');
    await expect(device).toHaveURL('/login?intent=business');
  }
  await other.context().close();
});
