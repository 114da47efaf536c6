import { expectAccessible, expectAccessibleOnPhones } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { type DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Each has another layout on a phone. At the width of a desk they are in accessibility and first-pages. */
const PAGES: Partial<Record<keyof typeof DEMO | 'visitor', readonly string[]>> = {
  visitor: ['/', '/dev/ui'],
  owner: ['/business', '/business/settings'],
  creator: ['/creator'],
  applicant: ['/apply'],
  admin: ['/admin'],
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [who, paths] of Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][]) {
  test(`axe finds nothing on the pages of ${who} on a phone, and they fit a narrow one and large text`, async ({
    page,
  }) => {
    if (who !== 'visitor') await signInAs(page, who);
    for (const path of paths) {
      await openHydrated(page, path);
      await expectAccessibleOnPhones(page, path);
      await expectFits(page, path);
    }
  });
}

test('axe finds nothing in the open menus of a visitor and a member, in either theme', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'menu of a visitor');
  await signInAs(page, 'roleless');
  await openHydrated(page, '/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Signed in as').last()).toBeVisible();
  await expectAccessible(page, 'menu of a member', 'header');
});
