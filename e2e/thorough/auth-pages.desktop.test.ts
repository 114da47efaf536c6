import { chooseRole, roleIn } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the intent selects business or creator, and it can be changed [ROUTE-47] [ENT-79]', async ({
  page,
}) => {
  await openHydrated(page, '/signup?role=admin&intent=constructor');
  for (const role of ['business', 'creator'] as const) await expect(roleIn(page, role)).not.toBeChecked();
  for (const [search, role] of [
    ['role=business', 'business'],
    ['role=creator', 'creator'],
    ['intent=post-job', 'business'],
    ['intent=creator-apply', 'creator'],
    ['intent=business&role=creator', 'creator'],
  ] as const) {
    await openHydrated(page, `/signup?${search}`);
    await expect(roleIn(page, role), search).toBeChecked();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pendingUserRole')), { message: search })
      .toBe(role);
  }
  await chooseRole(page, 'business');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(roleIn(page, 'business')).toBeChecked();
});
