import { buttonIn, fillSignUp } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { newEmail, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a manager is invited by email, signs up, helps, and is removed', async ({ page, browser, baseURL }) => {
  await signInOwnerOf(page, 'kiln-house');
  await openHydrated(page, '/business/settings/members');
  await expect(page).toHaveURL('/business/settings#members');
  const members = page.getByRole('region', { name: 'Members' });
  const email = newEmail('jo');
  await members.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a manager to Kiln House' });
  await dialog.getByLabel('Email').fill('jo at kiln');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = members.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Has 7 days to answer');

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const jo = await elsewhere.newPage();
  const link = await linkMailedTo(page.request, email, '/invitations');
  await openHydrated(jo, link);
  await expect(jo.getByRole('heading', { level: 1 })).toHaveText('Help run Kiln House?');
  await expect(jo.getByText(`Sign in as ${email}`)).toBeVisible();
  await expectAccessible(jo, 'an invitation, signed out');
  await jo.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  const form = jo.getByRole('dialog', { name: 'Create your account' }).or(jo.getByRole('main'));
  await fillSignUp(form.last(), { email, role: 'business', full_name: 'Jo Park' });
  await buttonIn(form.last(), 'Create account').click();
  await expect(jo.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openHydrated(jo, await linkMailedTo(jo.request, email, '/auth/verify'));
  await jo.getByRole('main').getByRole('button').first().click();
  await expect(jo).toHaveURL(/\/invitations\?token=/);
  await jo.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(jo).toHaveURL('/business');
  await expect(jo.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(jo.getByRole('heading', { name: 'Kiln House' })).toBeVisible();
  await openHydrated(jo, '/business/settings');
  await expect(jo.getByRole('region', { name: 'Shop profile' })).toBeVisible();
  await expect(jo.getByRole('region', { name: 'Members' })).toHaveCount(0);
  await expect(jo.getByRole('region', { name: 'Billing' })).toHaveCount(0);
  await openHydrated(jo, link);
  await expect(jo.getByRole('heading', { level: 1 })).toHaveText('This invitation was accepted.');

  await page.reload();
  await expect(row).toContainText('Jo Park');
  await row.getByRole('button', { name: 'Actions for Jo Park' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  // The row goes as soon as the button is pressed, the membership with the answer.
  const removed = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/members/'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect((await removed).ok()).toBe(true);
  await jo.goto('/business');
  await expect(jo).toHaveURL('/onboarding');
  await elsewhere.close();
});
