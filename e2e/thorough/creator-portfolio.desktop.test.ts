import { expectAccessible } from '../support/axe.ts';
import { creatorIdOf } from '../support/creator-id.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a business views a creator and pages through the portfolio by keyboard [BIZ-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await creatorIdOf(browser, baseURL, 'creator');
  await signInAs(page, 'owner');
  await openHydrated(page, `/business/creators/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Okafor');
  await expect(page.getByText(/miles? from your shop/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Numbers' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByText('Set by Maya')).toBeVisible();

  const first = page.getByRole('region', { name: 'Work' }).getByRole('listitem').first().getByRole('button');
  await first.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText(/1 of \d/);
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(/2 of \d/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
  await expectAccessible(page, 'a creator as a shop reads them');
});

test('a creator who isn’t approved is not found, nor is an unknown id', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await creatorIdOf(browser, baseURL, 'applicant');
  await signInAs(page, 'owner');
  for (const address of [id, 'nobody']) {
    const answer = await page.goto(`/business/creators/${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator not found');
  }
});
