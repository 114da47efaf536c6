import { readFile } from 'node:fs/promises';
import { follow } from '../support/follow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO, newMember, signIn, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const REASON = 'Two people wrote that the address of the shop is a parking lot.';

test('a suspended account reads why and how to appeal, and can download its data [STATE-26]', async ({
  page,
}) => {
  await signInAs(page, 'suspended');
  await page.goto('/creator');
  await expect(page).toHaveURL('/');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended.');
  await expect(page.getByText('agreed videos were taken down after payment')).toBeVisible();
  await expect(page.getByText(/payouts stay on hold, pending earnings stay pending/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^hello@/ })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Appeal/,
  );
  await expect(page.getByRole('link', { name: 'Write an appeal' })).toHaveAttribute('href', '/help/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const { user, profile } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect([user.email, profile.account_status]).toEqual([DEMO.suspended, 'suspended']);
});

test('a suspended owner is signed out right away, and blocked after signing in again [ROUTE-18] [PERM-10] [STATE-25] [STATE-26]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await newMember(page, 'business');
  await openHydrated(page, '/onboarding');
  const { user } = await (await page.request.get('/api/me')).json();

  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(await office.newPage(), 'admin');
  const suspended = await office.request.put(`/api/accounts/${user.user_id}/suspension`, {
    data: { reason: REASON },
    headers: { origin: baseURL ?? '' },
  });
  expect(suspended.ok()).toBe(true);
  await office.close();

  await page.goto('/onboarding');
  await expect(page).toHaveURL('/login?intent=business');
  await signIn(page.request, email, password);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText(/your campaigns and all their deadlines are paused/)).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await follow(page, '/business');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended.');
  await expect(page).toHaveURL('/');

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await expect(page.getByText('Successfully logged out').last()).toBeVisible();
});
