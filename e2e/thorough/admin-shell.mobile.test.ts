import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a row opens over the whole screen and leads back [ADMIN-04]', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/creators?q=jules');
  await page.getByRole('link', { name: 'Jules Ferreira' }).click();
  const record = page.getByRole('dialog', { name: 'Creator' });
  await expect(record.getByRole('heading', { name: 'Jules Ferreira' })).toBeVisible();
  await expectAccessible(page, 'creator record');
  await record.getByRole('button', { name: 'Back' }).click();
  await expect(record).toBeHidden();
  await expect(page).toHaveURL('/admin/creators?q=jules');
});
