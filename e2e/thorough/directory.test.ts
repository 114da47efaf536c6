import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';

test('C17: a shop browses, saves to a list, invites to a draft and withdraws', async ({ page }, {
  project,
}) => {
  test.slow();
  await signInAs(page, 'owner');
  const title = `Looked first ${project.name}`;
  const draft = await unpaidCampaign(page, title);
  await openHydrated(page, '/business/creators');
  const cards = page.getByRole('list', { name: 'Creators', exact: true }).getByRole('listitem');
  await expect(page.getByRole('list', { name: 'Creators', exact: true }).locator('> li')).toHaveCount(24);
  await expectAccessible(page, 'the directory');
  await expectFits(page, 'the directory');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
  await openHydrated(page, '/business/creators');

  await page.getByLabel('Niche').selectOption('baking');
  await page.getByRole('button', { name: 'Show creators' }).click();
  await expect(page).toHaveURL(/niche=baking/);
  const card = cards.filter({ hasText: 'Maya Okafor' }).filter({ hasText: 'Greenpoint' }).first();
  await expect(card).toContainText('followers');

  await card.getByRole('button', { name: 'Save Maya Okafor to a list' }).click();
  const saving = page.getByRole('dialog', { name: 'Save Maya Okafor to a list' });
  const list = `Film week ${project.name}`;
  await saving.getByRole('textbox').fill(list);
  await saving.getByRole('button', { name: 'Create and save' }).click();
  await expect(saving.getByRole('checkbox', { name: list })).toBeChecked();
  await expectAccessible(page, 'saving to a list', '[role="dialog"]');
  await saving.getByRole('link', { name: 'Manage lists' }).click();

  await page.getByRole('link', { name: list }).click();
  await expect(page.getByRole('heading', { name: list })).toBeVisible();
  await page.getByRole('button', { name: 'Add note about Maya Okafor' }).click();
  const noting = page.getByRole('dialog', { name: 'Note about Maya Okafor' });
  await noting.getByLabel('Note').fill('Knows our counter.');
  await noting.getByRole('button', { name: 'Save note' }).click();
  await expect(noting).toBeHidden();
  await expect(page.getByText('Knows our counter.')).toBeVisible();
  await expectAccessible(page, 'a list of creators');
  await expectFits(page, 'a list of creators');

  await page.getByRole('button', { name: 'Invite this list' }).click();
  const inviting = page.getByRole('dialog', { name: `Invite everyone on ${list}?` });
  await inviting.getByRole('radio', { name: title }).check();
  await expectAccessible(page, 'inviting a list', '[role="dialog"]');
  await inviting.getByRole('button', { name: 'Invite list' }).click();
  await expect(page.getByText('Invited when it goes live: 1 creator.')).toBeVisible();

  await openHydrated(page, `/business/campaigns/${draft.identifier}/edit`);
  const waiting = page.getByRole('region', { name: 'Invited when it goes live (1)' });
  await expect(waiting).toContainText('Maya Okafor');
  await waiting.getByRole('button', { name: 'Withdraw the invitation to Maya Okafor' }).click();
  await expect(page.getByRole('region', { name: 'Invited when it goes live' })).toContainText('Nobody yet');
  await deleteList(page, list);
});

test('the directory shows its creators on the map, and narrows to a neighborhood', async ({ page }) => {
  await signInAs(page, 'manager');
  await openHydrated(page, '/business/creators?view=map');
  const pin = page.getByRole('button', { name: /^Greenpoint, \d+ creators?$/ });
  await expect(pin).toBeVisible();
  await expectAccessible(page, 'the map of creators');
  await pin.click();
  await expect(page).toHaveURL(/place=/);
  await expect(page.getByLabel('Place')).toHaveValue(/-/);
  await page.getByRole('link', { name: 'Hide map' }).click();
  await expect(pin).toBeHidden();
  await expect(page.getByRole('list', { name: 'Creators', exact: true })).toContainText('Greenpoint');
});

test('the directory is a list and a form without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signInAs(context, 'manager');
  const page = await context.newPage();
  await page.goto('/business/creators');
  await page.getByLabel('Niche').selectOption('baking');
  await page.getByRole('button', { name: 'Show creators' }).click();
  await expect(page).toHaveURL(/niche=baking/);
  await expect(page.getByRole('link', { name: 'Maya Okafor' }).first()).toBeVisible();
  await context.close();
});

/** At each width a creator no other journey looks for: while they are gone, nobody finds them. */
const LEAVER = { desktop: 'gia@russo.example', mobile: 'hugo@lafont.example' };

test('a creator leaves the directory and comes back', async ({ page }, { project }) => {
  await signIn(page.request, LEAVER[project.name as keyof typeof LEAVER], DEMO_PASSWORD);
  await openHydrated(page, '/creator/settings#directory');
  const section = page.getByRole('region', { name: 'Directory' });
  const choice = section.getByRole('switch', { name: 'Show me in the directory' });
  await expect(choice).toBeChecked();
  await expectAccessible(page, 'the choice to be listed', '#directory');
  await choice.uncheck();
  await expect
    .poll(async () => (await (await page.request.get('/api/creators/me/directory-listing')).json()).is_listed)
    .toBe(false);
  await choice.check();
  await expect
    .poll(async () => (await (await page.request.get('/api/creators/me/directory-listing')).json()).is_listed)
    .toBe(true);
});

async function deleteList(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/business/creator-lists');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByRole('heading', { name: 'Creator lists' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
}
