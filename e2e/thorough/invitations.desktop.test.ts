import type { Page } from '@playwright/test';
import { buttonIn, fillSignUp } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { newEmail, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a manager is invited by email, signs up, helps, is limited to a location, and is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInOwnerOf(page, 'kiln-house');
  await addLocation(page, 'Kiln House Annex');
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
  await untilHydrated(page);
  await expect(row).toContainText('Jo Park');
  const actions = row.getByRole('button', { name: 'Actions for Jo Park' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Set locations' }).click();
  const places = page.getByRole('dialog', { name: 'Locations of Jo Park' });
  await expect(places).toBeVisible();
  await places.getByLabel('All locations').uncheck();
  for (const box of await places.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  await places.getByRole('button', { name: 'Save locations' }).click();
  await expect(places.getByText('Pick at least one location')).toBeVisible();
  await places.getByLabel('Kiln House Annex').check();
  await expectAccessible(page, 'the locations of a manager');
  await places.getByRole('button', { name: 'Save locations' }).click();
  await expect(row).toContainText('Manager, 1 location');
  await expect(row).toContainText('Kiln House Annex');
  await openHydrated(jo, '/business/locations');
  await expect(jo.getByRole('heading', { level: 2, name: 'Kiln House Annex' })).toBeVisible();
  await expect(jo.getByRole('button', { name: 'Add a location' })).toHaveCount(0);
  await openHydrated(jo, '/business/campaigns');
  const { campaigns } = await (await page.request.get(await ownPath(page, 'campaigns'))).json();
  expect(campaigns.length).toBeGreaterThan(0);
  const seen = await (await jo.request.get(await ownPath(page, 'campaigns'))).json();
  expect(seen.campaigns).toEqual([]);

  await actions.press('Enter');
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

async function ownPath(page: Page, list: string): Promise<string> {
  const { businesses } = await (await page.request.get('/api/me/businesses')).json();
  return `/api/businesses/${businesses[0].id}/${list}`;
}

async function addLocation(page: Page, location_name: string): Promise<void> {
  const path = await ownPath(page, 'locations');
  const { locations } = await (await page.request.get(path)).json();
  const { address, zip, neighborhood_id, latitude, longitude } = locations[0];
  const data = { location_name, address, zip, neighborhood_id, latitude, longitude };
  expect((await page.request.post(path, { data })).ok()).toBe(true);
}
