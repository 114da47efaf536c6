import type { Page } from '@playwright/test';
import { phonePicture } from '#test/support/pictures.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a creator applies, changes what was asked, sends again, is approved and enters', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Tess Moran ${Date.now() % 100_000}`;
  await newMember(page, 'creator');
  await openHydrated(page, '/apply');
  await writeAboutYou(page, name);
  await addChannel(page);
  await addPortfolio(page);
  await setPrices(page);
  await send(page);
  await expect(page).toHaveURL('/apply/status');
  await expect(page.getByText('In review').first()).toBeVisible();

  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAs(office, 'admin');
  await openHydrated(office, '/admin/applicants');
  await office.getByRole('link', { name: new RegExp(name) }).click();
  await expect(office.getByRole('heading', { name })).toBeVisible();
  await office.keyboard.press('c');
  const changes = office.getByRole('dialog', { name: /^What should/ });
  await changes.getByLabel('Note', { exact: true }).fill('The first photo is why I want you in.');
  await changes.getByLabel('About', { exact: true }).fill('Instagram Reel');
  await changes.getByLabel('What to do').fill('Say what a story costs as well.');
  await changes.getByRole('combobox', { name: 'Step' }).click();
  await office.getByRole('option', { name: 'Prices' }).click();
  await changes.getByRole('button', { name: 'Send 1 change' }).click();
  await expect(changes).toBeHidden();

  await openHydrated(page, '/apply/status');
  await expect(page).toHaveURL('/apply');
  await expect(page.getByText('Say what a story costs as well.')).toBeVisible();
  await page.getByRole('link', { name: 'Fix in Prices' }).click();
  await page.getByLabel('Instagram Story').fill('60');
  await page.getByRole('button', { name: 'Review and send' }).click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL('/apply/status');

  await openHydrated(office, '/admin/applicants');
  await office.getByRole('link', { name: new RegExp(name) }).click();
  await expect(office.getByRole('heading', { name })).toBeVisible();
  await office.keyboard.press('a');
  await expect(office.getByRole('link', { name: new RegExp(name) })).toBeHidden();
  await office.context().close();

  await openHydrated(page, '/creator');
  await expect(page).toHaveURL('/creator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function writeAboutYou(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Handle').fill(`tess.${Date.now()}`);
  await page.getByLabel('Bio').fill('I review bakeries the way others review films: slow and close.');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Home neighborhood').fill('Greenp');
  await page.getByRole('option', { name: /Greenpoint/ }).click();
  await page.getByRole('button', { name: 'Food', exact: true }).click();
  await page.getByRole('button', { name: /^Continue to/ }).click();
}

async function addChannel(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=channels/);
  const instagram = page.getByRole('region', { name: 'Instagram' });
  await instagram.getByRole('button', { name: 'Enter handle instead' }).click();
  await instagram.getByLabel('Handle on Instagram').fill('tess.eats');
  await instagram.getByRole('button', { name: 'Add Instagram' }).click();
  await expect(instagram.getByRole('link', { name: '@tess.eats' })).toBeVisible();
  await page.getByRole('button', { name: /^Continue to/ }).click();
}

async function addPortfolio(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=portfolio/);
  const picture = await phonePicture(600, 400);
  const files = ['croissant', 'ramen', 'vase'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: picture,
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('You can add 9 more')).toBeVisible();
  await page.getByRole('button', { name: /^Continue to/ }).click();
}

async function setPrices(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=prices/);
  await page.getByLabel('Instagram Reel').fill('220');
  await page.getByRole('button', { name: 'Review and send' }).click();
}

async function send(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=send/);
  await expect(page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem')).toHaveCount(3);
  const terms = page.getByRole('group', { name: 'Before you send it' }).getByRole('checkbox');
  await expect(terms).toHaveCount(3);
  for (const term of await terms.all()) await term.check();
  await page.getByRole('button', { name: /^Send/ }).click();
}
