import type { Page } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const SIX_MINUTES = 6 * 60_000;

/** Holds every answer of the API at `path` until it is let go. */
async function hold(page: Page, path: string) {
  let gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(path, async (route) => {
    asked += 1;
    await gate.promise;
    await route.continue();
  });
  return {
    release: () => gate.resolve(),
    holdAgain: () => {
      gate = Promise.withResolvers<void>();
    },
    countAsked: () => asked,
  };
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a session that is checked again shows that, then the page opens [UI-05] [STATE-32] [STATE-33]', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/privacy-policy');
  await page.clock.fastForward(SIX_MINUTES);
  const me = await hold(page, '**/api/me');
  await follow(page, '/creator');
  await expect(page.getByRole('status').filter({ hasText: 'Checking access...' })).toBeVisible();
  await expect(page).not.toHaveTitle(/denied/);
  me.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(page.getByText('Checking access...')).toBeHidden();
});

test('settings stay fresh for 5 minutes and cached for 10, and a loading page says "Loading..." [CONST-17] [CONST-18] [UI-04]', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  const settings = await hold(page, '**/api/me/settings');
  const title = page.getByRole('heading', { level: 1 });
  async function comeBackAfter(minutes: number) {
    await follow(page, '/creator');
    await expect(title).toHaveText(/needs? you$/);
    await page.clock.fastForward(minutes * 60_000);
    await follow(page, '/creator/settings');
  }

  await comeBackAfter(4);
  await expect(title).toHaveText('Settings');
  expect(settings.countAsked()).toBe(0);

  await comeBackAfter(2);
  await expect(title).toHaveText('Settings');
  await expect.poll(settings.countAsked).toBe(1);
  const answered = page.waitForResponse('**/api/me/settings');
  settings.release();
  await answered;

  settings.holdAgain();
  await comeBackAfter(11);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect.poll(settings.countAsked).toBe(2);
  settings.release();
  await expect(title).toHaveText('Settings');
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/^Failed to draw the page|internal_error/] });

  test('a failed request is repeated once before the page says so (decision: two requests in all, by page and loader together) [CONST-20] [UI-01] [UI-02]', async ({
    page,
  }) => {
    await signInAs(page, 'creator');
    await openHydrated(page, '/creator');
    let asked = 0;
    await page.route('**/api/me/settings', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { code: 'internal_error', status: 500 } });
    });
    await follow(page, '/creator/settings');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(asked).toBe(2);
    await page.unroute('**/api/me/settings');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
});
