import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const REPORT = '/business/campaigns/one-shift-behind-the-counter/report';

test('C13: an owner reads the results of a campaign and shares them; anyone with the link sees them until it is turned off', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/campaigns/one-shift-behind-the-counter');
  await page.getByRole('link', { name: 'Results', exact: true }).tap();
  await page.waitForURL(REPORT);
  await expect(page.getByRole('heading', { name: 'Results', level: 1 })).toBeVisible();
  await expect(page.getByText('$539.00')).toBeVisible();
  await expect(page.getByText(/^Read from Instagram, /).first()).toBeVisible();
  await expect(page.getByText(/^Said by Zeke, /).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Views of all posts: / })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'the results of a campaign');

  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share results' });
  await expect(dialog.getByRole('switch', { name: 'Share link' })).toBeChecked();
  const link = dialog.getByRole('link', { name: 'Open link' });
  const former = await link.getAttribute('href');
  await dialog.getByRole('button', { name: 'Create new link' }).tap();
  await expect(link).not.toHaveAttribute('href', former ?? '');
  await expectAccessible(page, 'sharing the results');
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const visitor = await (await browser.newContext({ ...test.info().project.use })).newPage();
  const opened = await visitor.goto(path);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(visitor.getByText('Results for Crumb & Co.')).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(visitor.getByText('$539.00')).toHaveCount(1);
  await expect(visitor.getByText('$269.50')).toHaveCount(0);
  await expectAccessible(visitor, 'shared results');
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'PDF' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('bizmeet-report-one-shift-behind-the-counter.pdf');

  await dialog.getByRole('switch', { name: 'Share link' }).tap();
  await expect(link).toBeHidden();
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(404);
  }).toPass({ timeout: 5_000 });
  expect((await visitor.request.get(`/api/public${path}/csv`)).status()).toBe(404);
  await visitor.context().close();
});
