import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

function newAddress(title: string): string {
  return `${title}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

test.describe('by mail', () => {
  test.use({ expectedErrors: [/^Blocked script execution in 'about:srcdoc'/] });

  test('a visitor joins a waitlist, confirms and leaves again', async ({ page, context }, { project }) => {
    const email = newAddress(project.name);
    await openHydrated(page, '/');
    const gate = page.getByRole('listitem').filter({ hasText: 'Chicago' });
    await gate.getByRole('button', { name: /Notify me/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(dialog).toContainText(email);
    await page.keyboard.press('Escape');
    await expect(gate.getByRole('button', { name: /Notify me/ })).toBeFocused();

    await openHydrated(page, '/dev/mailbox');
    await page.getByRole('button', { name: new RegExp(email) }).click();
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Confirm my spot' }).click();
    const linkPage = await opened;
    const title = linkPage.getByRole('heading', { level: 1 });
    await linkPage.locator('html[data-hydrated]').waitFor();
    await linkPage.getByRole('button', { name: 'Confirm spot' }).click();
    await expect(title).toHaveText('You’re on the Chicago waitlist.');
    await linkPage.reload();
    await expect(title).toHaveText('You’re on the Chicago waitlist.');
    await linkPage.locator('html[data-hydrated]').waitFor();
    await linkPage.getByRole('button', { name: 'Leave waitlist' }).click();
    await expect(title).toHaveText('You left the Chicago waitlist.');
  });
});

test('the form says what is wrong beside the field, and keeps the input when the server fails', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.route('**/api/waitlist-entries', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Try again in 9 minutes.' } }),
  );
  await page
    .getByRole('button', { name: /Notify me/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const [email, join] = [
    dialog.getByLabel('Email'),
    dialog.getByRole('button', { name: 'Join the waitlist' }),
  ];
  await join.click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await email.fill('abc');
  await join.click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toBeFocused();
  await email.fill('maya@example.com');
  await join.click();
  await expect(dialog.getByRole('alert')).toContainText('Try again in 9 minutes.');
  await expect(email).toHaveValue('maya@example.com');
});

test('an invalid link says so', async ({ page }) => {
  await page.goto('/waiting-list?token=nonsense-nonsense-nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
});
