import { follow } from '../support/follow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('without a name, the part of the email before the @ is shown [NAV-11]', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'creator');
  await openHydrated(page, '/privacy-policy');
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const me = await answer.json();
    await route.fulfill({ response: answer, json: { ...me, user: { ...me.user, full_name: null } } });
  });
  await page.clock.fastForward(6 * 60_000);
  await follow(page, '/creator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await page.getByRole('button', { name: 'User menu of maya', exact: true }).click();
  await expect(page.getByRole('menu')).toContainText('Signed in asmaya');
});

test('unread messages are counted beside the link, up to "99+" [NAV-21] [NAV-22]', async ({ page }) => {
  await openHydrated(page, '/dev/ui');
  const link = page
    .getByRole('region', { name: 'App bar' })
    .getByRole('link', { name: /^Messages/ })
    .first();
  await expect(link).toContainText('99+');
});
