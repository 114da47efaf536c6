import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.locator('#campaigns [data-row]');

test('[DISC-01] [DISC-02] [DISC-03] [DISC-06] [DISC-07] [DISC-22] [DISC-28] [PROD-04] a creator browses the list', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  await expect(page).toHaveTitle('Discover Campaigns - Bizmeet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Campaigns in NYC');
  await expect(page.getByText('Find collaboration opportunities with NYC businesses')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  await expect(rows(page).first().getByText('per creator')).toBeVisible();
  const heights = await rows(page)
    // The date of an application takes room beside them.
    .filter({ has: page.getByRole('link', { name: /^Apply/ }) })
    .locator('.row-facts')
    .evaluateAll((facts) => facts.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights), 'the facts of a row are one line').toBeLessThan(30);
  await expect(
    page
      .locator('#campaigns')
      .getByRole('link', { name: /^Apply/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'Discover');
});

test('[DISC-04] [DISC-05] [DISC-25] [DISC-31] [DISC-32] [PERM-16] [CREATOR-07] a business browses for ideas without payout and Apply, and an account without a role views', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/campaigns');
  await expect(page.getByText('Explore active campaigns for inspiration')).toBeVisible();
  await expect(page.locator('#campaigns').getByRole('link', { name: /^See / }).first()).toBeVisible();
  await expect(page.getByText('per creator')).toHaveCount(0);
  await expect(page.getByText('Payout per creator')).toHaveCount(0);
  await rows(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'For inspiration' })).toBeVisible();
  await expect(page.getByText('Creator receives')).toHaveCount(0);
  await expect(page.getByLabel('Your pitch')).toHaveCount(0);

  await signInAs(page, 'roleless');
  await openHydrated(page, '/campaigns');
  await expect(page.getByText('Browse available campaigns')).toBeVisible();
  await expect(page.locator('#campaigns').getByRole('link', { name: /^View/ }).first()).toBeVisible();
});

test('[DISC-46] [DISC-47] [DISC-48] [DISC-49] [DISC-50] [CALL-53] filters are in the URL, follow Back and can be shared', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  const asked = page.waitForRequest((request) => /\/api\/campaigns\?.*content_types/.test(request.url()));
  await page.getByRole('button', { name: 'Instagram' }).click();
  expect((await asked).url()).toContain('content_types=instagram');
  await expect(page).toHaveURL(/content_types=instagram/);
  await page.getByRole('radio', { name: 'This Month' }).click();
  await expect(page).toHaveURL(/deadline=this_month/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Any time' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Instagram', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await openHydrated(page, page.url());
  await expect(page.getByRole('button', { name: 'Remove Instagram' })).toBeVisible();
});

test.describe('without results', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('[DISC-33] [DISC-34] [DISC-36] [DISC-37] [DISC-38] [ERR-29] a search without matches can be cleared, and a list that fails to load can be retried', async ({
    page,
  }) => {
    await signInAs(page, 'creator');
    await openHydrated(page, '/campaigns?q=zzzzqqqq');
    await expect(page.getByText('No campaigns match your filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/campaigns$/);

    await page.route(/\/api\/campaigns\?/, (route) => route.abort());
    await page.getByRole('button', { name: 'TikTok' }).click();
    await expect(page.getByText('Failed to load campaigns')).toBeVisible();
    await page.unroute(/\/api\/campaigns\?/);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await expect(rows(page).first()).toBeVisible();
  });
});

test('[DISC-39] [DISC-40] [CONST-11] Load More shows that it is loading and moves the focus to the first new row', async ({
  page,
}) => {
  // Frames come at once, so waiting for one doesn’t mean the new rows are drawn.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => {
      queueMicrotask(() => run(performance.now()));
      return 0;
    };
  });
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  await expect(rows(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(rows(page).nth(24)).toBeVisible();
  await expect(rows(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
});

test('[DISC-08] [CREATOR-06] [CALL-52] a row opens the campaign, and Back restores the list', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns?content_types=instagram');
  const title = rows(page).nth(3).getByRole('heading').getByRole('link');
  const name = await title.textContent();
  await title.click();
  await expect(page).toHaveURL(/\/campaigns\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expectAccessible(page, 'A campaign');
  await page.goBack();
  await expect(page).toHaveURL(/content_types=instagram/);
  await expect(rows(page).nth(3)).toBeVisible();
});

test('a creator applies, keeps the draft over a reload, and withdraws [PROD-21] [PROD-22]', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  // Creators of the demo have an address, and are asked for one only without it.
  expect((await page.request.delete('/api/me/mailing-address')).ok()).toBe(true);
  await openHydrated(page, '/campaigns?sort=deadline_soon');
  await page
    .locator('#campaigns')
    .getByRole('link', { name: /^Apply/ })
    .last()
    .click();
  const pitch = page.getByLabel('Your pitch');
  await page.getByRole('button', { name: /^Apply for/ }).click();
  await expect(pitch).toBeFocused();
  await pitch.fill('One take, no music, just the crust.');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(pitch).toHaveValue('One take, no music, just the crust.');
  for (const question of await page.locator('#apply textarea').all()) {
    if ((await question.inputValue()) === '') await question.fill('Yes, on weekdays.');
  }
  await page.getByRole('button', { name: 'Add address' }).click();
  const address = page.getByRole('dialog', { name: 'Your mailing address' });
  await address.getByLabel('Street address').fill('214 Bedford Ave');
  await address.getByLabel('City').fill('Brooklyn');
  await address.getByLabel('ZIP code').fill('11211');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('region', { name: 'Mailing address' })).toHaveCount(0);
  await page.getByLabel(/will label the post as an ad/).check();
  await page.getByRole('button', { name: /^Apply for/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).last().click();
  await expect(page.getByText('You withdrew your application.')).toBeVisible();
});
