import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a campaign starts from a package, survives a reload and is previewed [BIZ-07] [BIZ-09]', async ({
  page,
}) => {
  await signInOwnerOf(page, 'uptown-chair');
  await openHydrated(page, '/business/campaigns/new');
  await expectAccessible(page, 'starting a campaign');
  await page.getByRole('button', { name: 'Start with this package, Reel and stories' }).click();
  await page.getByRole('button', { name: 'Use full form' }).click();
  await page.waitForURL(/\/business\/campaigns\/[0-9a-f-]{36}\/edit$/);

  await page.getByLabel('Title').fill('Sunday cuts');
  await page.getByLabel('What to make').fill('<script>alert(1)</script> Come in, get a cut, film it.');
  await page.getByRole('button', { name: 'Add a line to Please show' }).click();
  await expect(page.getByLabel('Please show, line 1')).toBeFocused();
  await page.keyboard.type('The first snip');
  const card = page.getByRole('article', { name: 'Creator preview' }).locator('visible=true');
  await expect(card.getByRole('heading', { name: 'Sunday cuts' })).toBeVisible();
  await expect(card).toContainText('<script>alert(1)</script>');
  await expect(card).toContainText('1 Instagram Reel, 2 Instagram Stories');

  await page.getByLabel('Payout per creator').fill('275');
  await expect(page.getByRole('radio', { name: 'At the shop' })).toBeChecked();
  await page.getByRole('button', { name: 'One more: Spots' }).click();
  const receipt = page.getByRole('region', { name: 'Your cost' });
  await expect(receipt).toContainText('4 spots × $275.00');
  await expect(receipt).toContainText('$1,210.00');
  await expect(page.getByText(/^Saved at /)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Sunday cuts');
  await expect(page.getByLabel('Please show, line 1')).toHaveValue('The first snip');
  await expectAccessible(page, 'writing a campaign');

  const next = page.getByRole('button', { name: 'Choose the last day to apply' });
  await next.click();
  await expect(page.getByLabel('Applications close')).toBeFocused();
  await page.getByLabel('Content due').selectOption('7');
  await page.getByRole('radio', { name: 'We ship' }).check();
  await expect(page.getByText('The deadline starts when the creator receives the product.')).toBeVisible();
  await page.getByRole('radio', { name: 'Remote' }).check();
  await expect(page.getByText('The deadline starts when the creator receives the product.')).toBeHidden();
  await page.getByLabel('Applications close').fill('2020-01-01');
  await expect(page.getByText('Pick a date in the future').first()).toBeVisible();

  const rights = page.getByRole('region', { name: 'Rights' });
  await expect(rights).toContainText('Choose your usage rights');
  await rights.getByRole('button', { name: 'No reposting' }).click();
  await expect(rights).toContainText('You can’t repost this work.');
  await rights.getByRole('button', { name: 'Website' }).click();
  await expect(rights).toContainText('Done');

  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('dialog', { name: 'Sunday cuts' });
  await expect(preview.getByRole('region', { name: 'Dos and don’ts' })).toContainText('The first snip');
  await expectAccessible(page, 'the preview of a campaign', '[role="dialog"]');
});

test('closing a draft leaves once it is saved, and the list shows what was typed', async ({ page }) => {
  await signInOwnerOf(page, 'uptown-chair');
  await openHydrated(page, '/business/campaigns/new');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.waitForURL(/\/edit$/);
  // On a slow connection the list could be read before what they typed has arrived.
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  // The list that was fetched ahead, while the pointer came to the link, arrives last of all.
  await page.route('**/campaigns?*', async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ response: answer });
  });
  await page.getByLabel('Title').fill('Closed in a hurry');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/business\/campaigns(\?|$)/);
  await expect(page.getByRole('main').getByText('Closed in a hurry')).toBeVisible();
});

test('when two people edit one draft, the second is told and loses nothing', async ({ page, browser }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/campaigns/new');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.waitForURL(/\/edit$/);
  const other = await browser.newPage();
  await signInAs(other, 'manager');
  await openHydrated(other, new URL(page.url()).pathname);

  await other.getByLabel('Title').fill('Marco’s week');
  await expect(other.getByText(/^Saved at /)).toBeVisible();
  await page.getByLabel('Title').fill('Rye week');
  const notice = page.getByText('also saved this campaign');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Marco’s week', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Rye week');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/draft'),
  );
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(notice).toBeHidden();
  expect((await saved).ok()).toBe(true);
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Rye week');
  await other.close();
});
