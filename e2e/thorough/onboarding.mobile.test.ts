import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a shop without a website is set up on a phone, left halfway and finished [ROUTE-13] [CALL-29]', async ({
  page,
}) => {
  await newMember(page, 'business');
  await openHydrated(page, '/onboarding');
  await page.getByRole('link', { name: 'I don’t have a website' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your shop');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('Enter your business name');
  await page.getByLabel('Business name').fill('Halfmoon Bagels');
  // Leaving the name keeps the shop, and the goals come with it.
  await page.getByLabel('Industry').focus();
  await page.getByLabel('Industry').selectOption('Bakery');
  await expectAccessible(page, 'typed details');
  await page.getByRole('button', { name: 'Launch something new' }).tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where’s your shop?');

  await page.getByRole('link', { name: 'Later' }).tap();
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where’s your shop?');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Add location' }).tap();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    'Enter a street address',
  );
  await page.getByLabel('Address', { exact: true }).fill('1 Nassau Avenue');
  await page.getByLabel('ZIP').fill('11222');
  await page.getByLabel('ZIP').blur();
  await expect(page.getByRole('combobox', { name: 'Neighborhood' })).toHaveValue('Greenpoint');
  await expect(page.getByText('Enter a street address')).toHaveCount(0);
  await expect(page.getByText('Choose a neighborhood', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add location' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halfmoon Bagels is ready');
  const steps = page.getByRole('list', { name: 'Next steps' });
  for (const [name, href] of [
    ['Add photos', '/business/media'],
    ['Invite a manager', '/business/settings#members'],
    ['Post your first campaign', '/business/campaigns/new'],
  ] as const) {
    await expect(steps.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Go to dashboard' }).tap();
  await expect(page).toHaveURL('/business');
});
