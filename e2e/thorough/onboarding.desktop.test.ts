import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/bakery.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember } from '../support/people.ts';
import { expect } from '../support/test.ts';

test('a new owner imports the website, edits a line, accepts the rest and finishes the shop [ROUTE-12] [ROUTE-13] [CALL-28] [CALL-31] [STATE-27] [STATE-28] [STATE-29]', async ({
  page,
  bakery,
}) => {
  await newMember(page, 'business');
  await openHydrated(page, '/business');
  await expect(page).toHaveURL('/onboarding');

  const website = page.getByLabel('Your website');
  await website.fill('my shop');
  await website.press('Enter');
  await expect(website).toHaveAccessibleDescription('Enter an address like yourshop.com');
  await website.fill(bakery);
  await website.press('Enter');
  await expect(page).toHaveURL('/onboarding?step=details');
  await expect(page.getByText(/^3 pages read in \d+ seconds?, at /)).toBeVisible();
  await expectAccessible(page, 'details');

  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Name')).toContainText('Crumb & Co.');
  await expect(row('Logo')).toContainText('Drawn at 512 × 512, sharp everywhere');
  await page.getByRole('button', { name: 'Accept name' }).press('Enter');
  await expect(page.getByText('The sign shows the name you accepted.')).toBeVisible();

  await row('Description').getByRole('button', { name: 'Change' }).press('Enter');
  await page.getByLabel('About your shop').fill('Two ovens and one very long table.');
  await expectAccessible(page, 'a line that is being changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row('Description')).toContainText('Changed by you');

  await expect(row('Hours')).toContainText('Two sources disagree. Which is right?');
  await page.getByRole('radio', { name: 'Tue to Sun, 7 a.m. to 3 p.m.' }).press('Space');
  await expect(row('Hours')).toContainText('Accepted');
  await page.getByRole('button', { name: 'More foot traffic' }).press('Enter');
  await page.getByRole('button', { name: 'Accept the other 4' }).click();
  await expect(page.getByText('7 of 7 accepted')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to location' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where’s your shop?');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('731 Manhattan Avenue');
  await expect(page.getByText(/^From crumb\.localhost.*matched to the map$/)).toBeVisible();
  await expectAccessible(page, 'location');

  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where’s your shop?');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByText(/matched to the map$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crumb & Co. is ready');
  await expectAccessible(page, 'done');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/business');
  const first = page.getByRole('region', { name: 'Post your first campaign' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Post a campaign' })).toBeVisible();
  await expectAccessible(page, 'the dashboard of a new shop');
  await first.getByRole('link', { name: 'Start campaign' }).click();
  await expect(page).toHaveURL('/business/campaigns/new');
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/business');
});

test('a website that can’t be read is explained, and everything can be typed', async ({ page }) => {
  await newMember(page, 'business');
  await openHydrated(page, '/onboarding');
  await page.getByLabel('Your website').fill('http://shop.localhost');
  await page.getByRole('button', { name: 'Read my website' }).click();
  await expect(
    page.getByText('This address isn’t on the public internet, so we can’t read it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue to location' }).click();
  await expect(page.getByRole('alert')).toHaveText('Accept or type a name and an industry first.');
  await page.getByRole('link', { name: 'I’ll type it myself' }).click();
  await expect(page.getByLabel('Business name')).toBeVisible();
});
