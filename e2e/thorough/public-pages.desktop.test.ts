import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('C16: a creator turns their public page on, visitors see it with its picture, and it is gone once it is off', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings#public-page');
  const section = page.getByRole('region', { name: 'Public page' });
  const turnedOn = section.getByRole('switch', { name: 'Public page' });
  const link = section.getByRole('link', { name: 'View public page' });
  if (!(await turnedOn.isChecked())) await turnedOn.click();
  await expect(link).toBeVisible();
  await expectAccessible(page, 'the settings of the public page');
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const statusOf = async () => (await visitor.request.get(path)).status();
  await expect.poll(statusOf).toBe(200);
  await openHydrated(visit, path);
  await expect(visit.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible();
  const image = await visit.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await visitor.request.get(new URL(image ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await visit.content()).not.toContain('maya@okafor.example');

  await turnedOn.click();
  await expect(link).toBeHidden();
  await expect.poll(statusOf).toBe(404);
  await turnedOn.click();
  await expect(link).toBeVisible();
  await visitor.close();
});

test('C16: pages of a business, its campaign and its places lead to each other and to the sign-in', async ({
  page,
}) => {
  test.slow();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/shops/crumb-co');
    await expect(page.getByRole('heading', { level: 1, name: 'Crumb & Co.' })).toBeVisible();
    await expectAccessible(page, 'a business');
    await expectFits(page, 'a business');
    await page.getByRole('main').locator('a[href^="/c/"]').first().click();
    await expect(page.getByRole('link', { name: 'Sign in to apply' })).toHaveAttribute(
      'href',
      /^\/login\?returnTo=%2Fcampaigns%2F/,
    );
    await expectAccessible(page, 'a campaign');
    await expectFits(page, 'a campaign');
    for (const path of ['/nyc/greenpoint', '/for/bakery', '/nyc/city-island', '/@julesbakes']) {
      await openHydrated(page, path);
      await expectAccessible(page, path);
      await expectFits(page, path);
    }
  }
});
