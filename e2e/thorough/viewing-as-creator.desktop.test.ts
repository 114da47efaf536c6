import { expectAccessible } from '../support/axe.ts';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { DEMO, DEMO_PASSWORD, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Maya Okafor';

test('an admin views Bizmeet as a creator, goes from page to page, changes nothing, and ends the view', async ({
  page,
  browser,
}) => {
  // A session of its own: the view belongs to the session, and the one of the demo is shared.
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(admin.request, DEMO.admin, DEMO_PASSWORD);
  // By email: other journeys sign up under the same name.
  await openHydrated(admin, `/admin/creators?q=${encodeURIComponent(DEMO.creator)}`);
  await admin.getByRole('link', { name: NAME }).press('Enter');
  const drawer = admin.getByRole('dialog', { name: 'Creator' });
  await drawer.getByRole('button', { name: 'View as creator' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: `View Bizmeet as ${NAME}?` });
  await dialog.getByLabel('Reason').fill('She can’t find her application.');
  await dialog.getByRole('button', { name: 'Start view' }).press('Enter');

  await expect(admin).toHaveURL('/creator');
  const bar = admin.getByRole('banner');
  await expect(bar).toContainText(`Viewing as ${NAME}. Read only until`);
  await expectAccessible(admin, 'the dashboard of a creator viewed by an admin');
  await bar.getByRole('link', { name: 'Applications' }).click();
  await expect(admin).toHaveURL('/creator/applications');
  await expect(bar).toContainText(`Viewing as ${NAME}`);
  expect(await admin.getByRole('main').getByRole('button').and(admin.locator(':enabled')).count()).toBe(0);
  await bar.getByRole('link', { name: 'Campaigns' }).click();
  await expect(admin).toHaveURL(/\/campaigns/);
  for (const path of ['/creator/messages', '/creator/settings', '/creator/earnings', '/admin']) {
    await admin.goto(path);
    await expect(admin).toHaveURL('/creator');
  }
  await untilHydrated(admin);
  await bar.getByRole('button', { name: 'End view' }).press('Enter');
  await expect(admin).toHaveURL('/admin/creators');
  await expect(admin.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
  await admin.context().close();
  await page.close();
});
