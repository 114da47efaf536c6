import { expectSaved, fillAbout, ownProfile, stepTitle } from '../support/apply.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const STEPS = ['about', 'channels', 'portfolio', 'prices', 'send'];

test('leaving and coming back restores the step and everything typed', async ({ page }) => {
  await newMember(page, 'creator');
  await openHydrated(page, '/apply');
  // On a slow connection somebody could be gone before what they typed has arrived.
  await page.route('**/api/creator-application', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await fillAbout(page, `leaver${Date.now() % 1e9}`);
  await page.getByRole('link', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/apply');
  await expect(stepTitle(page)).toHaveText('Where do you post?');
  await page
    .getByRole('navigation', { name: 'Application' })
    .getByRole('link', { name: /^About you/ })
    .click();
  await expect(page).toHaveURL('/apply?step=about');
  await expect(page.getByLabel('Bio')).toHaveValue('Steam, hands and early mornings.');
  await expect(page.getByRole('combobox', { name: 'Home neighborhood' })).toHaveValue('Greenpoint');
  await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a failed save is explained and repeated once the server is reached again', async ({ page }) => {
    await newMember(page, 'creator');
    await openHydrated(page, '/apply');
    await page.route('**/api/creator-application', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Bio').fill('Typed without a connection.');
    await expect(page.getByRole('banner').getByText('Not saved. Retrying')).toBeVisible();
    await page.unroute('**/api/creator-application');
    await expectSaved(page);
    expect((await ownProfile(page)).bio).toBe('Typed without a connection.');
  });
});

test('a tab with an outdated draft says so and loses nothing', async ({ page }) => {
  await newMember(page, 'creator');
  await openHydrated(page, '/apply');
  const other = await page.context().newPage();
  await openHydrated(other, '/apply');
  await other.getByLabel('Bio').fill('From the other tab.');
  await other.getByLabel('Handle').focus();
  await expect.poll(async () => (await ownProfile(page)).bio).toBe('From the other tab.');

  const bio = page.getByLabel('Bio');
  await bio.fill('From this tab.');
  await expect(page.getByText('This was also changed in another tab')).toBeVisible();
  await expect(bio).toHaveValue('From this tab.');
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByText('This was also changed in another tab')).toBeHidden();
  await expect.poll(async () => (await ownProfile(page)).bio).toBe('From this tab.');
});

test('one step is filled in with the keyboard alone', async ({ page }) => {
  await newMember(page, 'creator');
  await openHydrated(page, '/apply?step=prices');
  await page.getByLabel('Instagram Reel').focus();
  await page.keyboard.type('99999');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Instagram Story')).toBeFocused();
  await expect(page.getByLabel('Instagram Reel')).toHaveAccessibleDescription('Enter $5,000 or less');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Instagram Reel')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apply?step=send');
  await expect(stepTitle(page)).toBeFocused();
});

test('axe finds nothing on any step, and nothing is wider than the page', async ({ page }) => {
  await newMember(page, 'creator');
  for (const step of STEPS) {
    await openHydrated(page, `/apply?step=${step}`);
    await expectAccessible(page, step);
    await expectFits(page, step);
  }
});
