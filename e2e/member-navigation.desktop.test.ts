import { openHydrated } from './support/hydrated.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the user menu shows who is signed in and links to the settings, which applicants don’t have [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-23]', async ({
  page,
}) => {
  for (const [who, first, name, settings] of [
    ['owner', '/business', 'Rosa Delgado', '/business/settings'],
    ['creator', '/creator', 'Maya Okafor', '/creator/settings'],
    ['admin', '/terms-of-service', 'Ada Lindqvist', '/admin/settings'],
  ] as const) {
    await signInAs(page, who);
    await openHydrated(page, first);
    const button = page.getByRole('button', { name: `User menu of ${name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(`Signed in as${name}`);
    await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    const link = menu.getByRole('menuitem', { name: /^Settings/ });
    await expect(link).toContainText('Manage your profile, billing and preferences');
    await link.click();
    await expect(page).toHaveURL(settings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(menu).toBeHidden();
  }

  await signInAs(page, 'applicant');
  await openHydrated(page, '/apply');
  await page.getByRole('button', { name: 'User menu of Tomás Rivera' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Settings/ })).toHaveCount(0);
});

test('the links move into a menu below 768 pixels [CONST-05] [NAV-26]', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator');
  const links = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  for (const [width, isWide] of [
    [768, true],
    [767, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(links).toBeVisible({ visible: isWide });
    await expect(toggle).toBeVisible({ visible: !isWide });
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible({ visible: !isWide });
  }
});
