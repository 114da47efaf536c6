import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('addresses businesses and creators in their own words [PROD-11] [PROD-12]', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Business Owner/ })).toContainText(
    'Find local creators to promote your business through authentic content',
  );
  await expect(footer.getByRole('link', { name: /Content Creator/ })).toContainText(
    'Partner with local businesses and get paid for creating engaging content',
  );
  await footer.getByRole('link', { name: /Content Creator/ }).click();
  if (isMobile) await expect(page).toHaveURL('/signup?role=creator');
  else await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Content Creator/ })).toBeChecked();
});
