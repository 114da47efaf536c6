import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('on a phone the sidebar is a sheet of 18rem that a title closes [CONST-24]', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Admin pages' });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  await expectAccessible(page, 'admin menu');
  await sheet.getByRole('link', { name: 'Creators' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creators');
  await expect(sheet).toBeHidden();
});
