import { openAlive } from './support/alive.ts';
import { expect, test } from './support/test.ts';

function newAddress(title: string): string {
  return `${title}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

test.describe('by mail', () => {
  test.use({ expectedErrors: [/^Blocked script execution in 'about:srcdoc'/] });

  test('a visitor joins a waiting list, confirms and leaves again', async ({ page, context }, {
    project,
  }) => {
    const email = newAddress(project.name);
    await openAlive(page, '/');
    const gate = page.getByRole('listitem').filter({ hasText: 'Chicago' });
    await gate.getByRole('button', { name: /Notify me/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(dialog).toContainText(email);
    await page.keyboard.press('Escape');
    await expect(gate.getByRole('button', { name: /Notify me/ })).toBeFocused();

    await openAlive(page, '/dev/mailbox');
    await page.getByRole('button', { name: new RegExp(email) }).click();
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Confirm my spot' }).click();
    const standing = await opened;
    const title = standing.getByRole('heading', { level: 1 });
    await standing.locator('html[data-alive]').waitFor();
    await standing.getByRole('button', { name: 'Confirm my spot' }).click();
    await expect(title).toHaveText('You are on the Chicago list.');
    await standing.reload();
    await expect(title).toHaveText('You are on the Chicago list.');
    await standing.locator('html[data-alive]').waitFor();
    await standing.getByRole('button', { name: 'Take me off the list' }).click();
    await expect(title).toHaveText('You are off the Chicago list.');
  });
});

test('the form says what is wrong beside the field', async ({ page }) => {
  await openAlive(page, '/');
  await page
    .getByRole('button', { name: /Notify me/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const join = dialog.getByRole('button', { name: 'Join the waiting list' });
  await join.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await dialog.getByLabel('Email').fill('abc');
  await join.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('a failing server is said, and what was typed stays', async ({ page }) => {
  await openAlive(page, '/');
  await page.route('**/api/waiting-list-entries', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Try again in 9 minutes.' } }),
  );
  await page
    .getByRole('button', { name: /Notify me/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('maya@example.com');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Try again in 9 minutes.');
  await expect(dialog.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('a link that is not ours says so', async ({ page }) => {
  await page.goto('/waiting-list?token=nonsense-nonsense-nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
});
