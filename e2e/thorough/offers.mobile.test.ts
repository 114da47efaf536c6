import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TITLE = 'One shift behind the counter';

test('C15: an owner books two creators again with one payment; one says yes, the other says no and the money goes back', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/campaigns/one-shift-behind-the-counter');
  await page.getByRole('button', { name: `Actions for ${TITLE}` }).tap();
  await page.getByRole('menuitem', { name: 'Book creators again' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Book these 2 creators again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Price per creator').fill('300');
  const receipt = dialog.getByRole('region', { name: 'Your cost' });
  await expect(receipt).toContainText('2 creators × $300.00');
  await expect(receipt).toContainText('$660.00');
  await expect(dialog).toContainText('They have 48 hours');
  await expectAccessible(page, 'the offer');
  await dialog.getByRole('checkbox', { name: 'Zeke Monroe' }).tap();
  await expect(receipt).toContainText('$330.00');
  await dialog.getByRole('checkbox', { name: 'Zeke Monroe' }).tap();
  await dialog.getByRole('button', { name: 'Continue to payment' }).tap();
  await page.waitForURL(/\/business\/campaigns\/[^/]+\/fund$/);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).tap();
  await page.getByRole('button', { name: 'Pay $660.00' }).tap();
  await expect(page.getByRole('heading', { name: 'Pay $660.00 to Bizmeet' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $660.00' }).tap();
  await page.waitForURL(/\/business\/campaigns\//);

  const maya = await signedIn(browser, 'maya@okafor.example');
  await answer(maya, 'Accept for $300');
  await expect(maya.getByText(/\$300\.00 is held for you/)).toBeVisible();
  await maya.context().close();

  const zeke = await signedIn(browser, 'zeke@monroe.example');
  await answer(zeke, 'Decline offer');
  await expect(zeke.getByText('Offer declined.')).toBeVisible();
  await zeke.context().close();

  const { user } = await (await page.request.get('/api/me')).json();
  await expect(async () => {
    const list = await page.request.get(`/api/businesses/${user.business.id}/campaigns?limit=5`);
    const offer = (await list.json()).campaigns.find(
      (one: { is_offer: boolean; title: string }) => one.is_offer && one.title === TITLE,
    );
    expect(offer).toMatchObject({ funded_slots: 1, taken_slots: 1, held_cents: 30_000 });
  }).toPass({ timeout: 10_000 });
  await openHydrated(page, '/business/campaigns');
  await expect(page.getByText('Offer', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'the campaigns with an offer');
});

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const { baseURL = '', hasTouch, viewport } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL },
    hasTouch: hasTouch ?? true,
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  await signIn(page.request, email, DEMO_PASSWORD);
  return page;
}

/** The offer is sent by a job right after the payment. */
async function answer(page: Page, button: string): Promise<void> {
  await expect(async () => {
    await openHydrated(page, '/creator/applications?segment=needs_you');
    await expect(card(page)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  // The hours are rounded up by the clock of the page.
  await expect(card(page)).toContainText(/(48 hours|3 days) left/);
  await expectAccessible(page, 'the offer a creator reads');
  await card(page).getByRole('button', { name: button }).tap();
}

const card = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Only you have this offer.' }).first();
