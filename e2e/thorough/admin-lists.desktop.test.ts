import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin sorts a list, keeps the view, exports it and reads the market', async ({ page }) => {
  const name = `By address ${Date.now()}`;
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users');
  const users = page.getByRole('table', { name: 'Users' });
  const emailHeader = users.getByRole('columnheader', { name: 'Email' });
  await emailHeader.getByRole('button').click();
  await expect(emailHeader).toHaveAttribute('aria-sort', 'descending');
  await emailHeader.getByRole('button').click();
  await expect(emailHeader).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('radio', { name: /^Creators [\d,+]+$/ }).click();
  await expect(page).toHaveURL(/role=creator/);
  const emails = users.getByRole('row').locator('td:nth-child(3)');
  await expect
    .poll(async () => {
      const shown = await emails.allTextContents();
      return shown.length > 5 && shown.every((email, at) => at === 0 || email >= (shown[at - 1] ?? ''));
    })
    .toBe(true);

  await page.getByRole('button', { name: 'Save view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this view' });
  await saving.getByLabel('Name').fill(name);
  await saving.getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'the list of users with a saved view');
  await openHydrated(page, '/admin/users');
  await view.click();
  await expect(page).toHaveURL(/\/admin\/users\?(?=.*role=creator)(?=.*sort=email)(?=.*dir=asc)/);

  // The address changes before the list does.
  await expect(page.getByRole('radio', { name: /^Creators [\d,+]+$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export this list' });
  await expect(exporting).toContainText('The rows your search and filters show');
  await exporting.getByLabel('From').fill('2026-02-01');
  await exporting.getByLabel('To').fill('2026-01-01');
  await exporting.getByRole('button', { name: 'Export list' }).click();
  await expect(exporting).toContainText('Choose a last day that isn’t before the first');
  await exporting.getByLabel('From').fill('2020-01-01');
  await exporting.getByLabel('To').fill('');
  await exporting.getByRole('button', { name: 'Export list' }).click();
  await expect(exporting).toHaveCount(0);

  await openHydrated(page, '/admin/exports');
  const row = page
    .getByRole('table', { name: 'Exports' })
    .getByRole('row')
    .filter({ hasText: 'Users' })
    .first();
  await expect(row).toContainText('Ready');
  await expect(row).toContainText('filtered');
  await expectAccessible(page, 'the exports of an admin');
  const leaving = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Download Users' }).click();
  const file = await leaving;
  expect(file.suggestedFilename()).toMatch(/^bizmeet-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Id,Name,Email,Role,Status,Joined at,Last signed in at\r\n');
  expect(text).toContain('maya@okafor.example,creator,');
  expect(text).not.toContain('owner@crumb-co.example');

  await openHydrated(page, '/admin/users');
  await view.click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page
    .getByRole('dialog', { name: `Delete the view “${name}”?` })
    .getByRole('button', { name: 'Delete view' })
    .click();
  await expect(view).toHaveCount(0);

  await openHydrated(page, '/admin/market');
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  const to = page.getByRole('textbox', { name: 'To', exact: true });
  await from.fill('2030-01-02');
  await to.fill('2030-01-01');
  await page.getByRole('button', { name: 'Show days' }).click();
  await expect(page.getByText('Choose a last day that isn’t before the first')).toBeVisible();
  const today = await from.evaluate(() => new Date().toISOString().slice(0, 10));
  await from.fill(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  await to.fill(today);
  await page.getByRole('button', { name: 'Show days' }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByRole('table', { name: 'By borough' })).toContainText('Brooklyn');
  await expect(page.getByRole('table', { name: 'By industry' })).toBeVisible();
  await expectAccessible(page, 'the market of an admin');
  const market = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await market).suggestedFilename()).toMatch(/^bizmeet-market-.*\.csv$/);
});
