import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signIn } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test('a creator adds a profile photo in the settings, and initials show where there is none', async ({
  page,
}) => {
  await signIn(page.request, 'quinn@avery.example', DEMO_PASSWORD);
  await openHydrated(page, '/creator/settings');
  const section = page.getByRole('region', { name: 'Profile photo' });
  await section.getByLabel('Profile photo').setInputFiles(await picture('#38a', 'me.jpg'));
  const photo = section.locator('img');
  await expect(photo).toHaveAttribute('src', /_me\.jpg/);
  await expect.poll(() => photo.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(50);
  const menu = page.getByRole('button', { name: /^User menu/ });
  await expect(menu.locator('img')).toHaveAttribute('src', /_me\.jpg/);
  await openHydrated(page, '/creator');
  await expect(menu.locator('img')).toHaveAttribute('src', /_me\.jpg/);
  await expect(page.getByRole('region', { name: 'Quinn Avery' }).locator('img').first()).toHaveAttribute(
    'src',
    /_me\.jpg/,
  );

  await openHydrated(page, '/creator/settings');
  await section.getByRole('button', { name: 'Remove photo' }).click();
  await expect(section.locator('[data-initials="QA"]')).toBeVisible();
  await expect(menu.locator('[data-initials="QA"]')).toBeVisible();
  await expectAccessible(page, 'a profile without a photo', '[aria-labelledby="photo-title"]');
});
