import { openHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => openHydrated(page, '/dev/ui'));

test('a toast stays for 5 seconds and is announced politely [UI-11] [UI-12]', async ({ page }) => {
  await page.clock.install();
  // The page's time stands still, so a busy machine can't use up the five seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Default toast' }).click();
  const toast = page.getByText('Application withdrawn').last();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

test('each kind of toast has its look, and success is green [UI-13] [UI-14] [UI-15] [UI-16]', async ({
  page,
}) => {
  const grounds: string[] = [];
  for (const [button, words] of [
    ['Success toast', 'Jules is in. $350.00 is held.'],
    ['Destructive toast', 'Upload failed: the file is over 500 MB'],
    ['AI toast', 'Draft brief ready for you to check'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const toast = page.getByRole('dialog').filter({ hasText: words });
    await expect(toast).toBeVisible();
    grounds.push(await toast.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(grounds[0]).toBe('rgb(14, 94, 74)');
  expect(new Set(grounds).size).toBe(3);
});

test('loading is worded the same everywhere, and the error screen has "Try again" and "Go home" [UI-01] [UI-02] [UI-03] [UI-04] [UI-05]', async ({
  page,
}) => {
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Checking access...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Trying again').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' }).last()).toHaveAttribute('href', '/');
});
