import { expect, test } from '../support/test.ts';

test('a link that was tampered with or cut short says so and offers the next step', async ({ page }) => {
  for (const path of ['/auth/link?token=nonsense-nonsense-nonsense-nonsense', '/auth/link']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
    await expect(page.getByRole('link', { name: 'Send new link' })).toHaveAttribute(
      'href',
      '/login?mode=link',
    );
  }
  await page.goto('/auth/verify?token=nonsense-nonsense-nonsense-nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login',
  );
});
