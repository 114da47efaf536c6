import type { Page } from '@playwright/test';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page whose scripts come only when they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

test('a press before hydration is handled after it', async ({ page }) => {
  await signInAs(page, 'creator');
  const letThrough = await openWithoutScripts(page, '/campaigns');
  const rows = page.locator('#campaigns [data-row]');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(24);
  letThrough();
  await expect(rows.nth(24)).toBeVisible();
  await expect(rows).toHaveCount(48);
});

test('a form typed and sent before hydration is neither lost nor put into the URL', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/auth/forgot');
  await page.getByRole('textbox').fill('six loaves');
  await page.getByRole('button', { name: 'Send' }).click();
  letThrough();
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox')).toHaveValue('six loaves');
  await expect(page).toHaveURL('/auth/forgot');
});

test('a page of the admin area says that it is hydrated once it hears its keyboard shortcuts', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  // Presses the key the moment the page says so.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      observer.disconnect();
      const press = new KeyboardEvent('keydown', { key: '?', cancelable: true });
      window.dispatchEvent(press);
      document.documentElement.dataset.heard = String(press.defaultPrevented);
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/admin/applicants');
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'true');
  }
});
