import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { untilMailed } from '../support/mail.ts';
import { newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

test('a business posts and pays, a creator finds the campaign and asks for more, and they agree on a price [PROD-01] [PROD-03] [PROD-04] [PROD-16] [PROD-21] [PROD-22]', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Frames at dusk ${Date.now() % 100_000}`;
  const owner = await signInOwnerOf(page, 'plum-spectacles');
  await draftFromPackage(page, title);
  await payIn(page, title);
  await untilMailed(page.request, owner.email, new RegExp(`You paid \\$704.00 for ${title}`));

  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const creator = await newCreator(browser, maker, 'Ines Okada');
  const data = { title: 'Opticians', body: 'One walk to {shop}, ten frames, the {lamps} do the rest.' };
  await maker.request.post('/api/saved-replies', { data });
  await findByThreeFilters(maker, title);
  await applyFor700(maker);
  await untilMailed(page.request, owner.email, /^Ines Okada asked for \$700\.00$/);

  await counterWith620(page, title);
  await untilMailed(page.request, creator.email, /^Plum Spectacles offered \$620\.00$/);

  await openHydrated(maker, '/creator');
  await expect(maker.getByText('Needs your answer 1', { exact: true })).toBeVisible();
  await expectAccessible(maker, 'the dashboard of a creator who is offered a price');
  await acceptOffer(maker, title);
  await untilMailed(page.request, owner.email, /^Ines Okada accepted \$620\.00$/);
  await maker.context().close();

  await openHydrated(page, '/business/quotes?segment=settled');
  const settled = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(settled).toContainText('Ines accepted');
  await expect(settled).toContainText('$620');
  await expect(page.getByRole('radio', { name: 'Waiting on them 0' })).toBeVisible();
  await page.getByRole('region', { name: title }).getByRole('link', { name: title }).click();
  await expect(page.getByText('1 of 1 filled').first()).toBeVisible();
});

async function draftFromPackage(page: Page, title: string): Promise<void> {
  await openHydrated(page, '/business/campaigns/new');
  await page.getByRole('button', { name: 'Start with this package, Reel and stories' }).click();
  await page.getByRole('button', { name: 'Use full form' }).click();
  await page.waitForURL(/\/business\/campaigns\/[0-9a-f-]{36}\/edit$/);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What to make').fill('Try on ten frames while the street lights come on.');
  await page.getByRole('radio', { name: 'Remote' }).check();
  const deadline = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel('Applications close').fill(deadline);
  await page.getByLabel('Content due').selectOption('14');
  await page.getByLabel('Payout per creator').fill('640');
  for (let spot = 3; spot > 1; spot -= 1) await page.getByRole('button', { name: 'One less: Spots' }).click();
  await page.getByRole('button', { name: 'Use these rights' }).click();
  await page.getByRole('switch', { name: /^Let creators suggest a price/ }).check();
  const card = page.getByRole('article', { name: 'Creator preview' }).locator('visible=true');
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview).toContainText('Try on ten frames');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review and pay' }).click();
}

async function payIn(page: Page, title: string): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await page.getByRole('button', { name: 'Pay $704.00' }).click();
  await expect(page.getByRole('heading', { name: 'Pay $704.00 to Bizmeet' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $704.00' }).click();
  await expect(page.getByRole('heading', { name: `${title} is live.` })).toBeVisible();
}

async function findByThreeFilters(page: Page, title: string): Promise<void> {
  await openHydrated(page, '/campaigns');
  await page
    .getByRole('button', { name: /^Show all \d+$/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Eyewear' }).click();
  await expect(page).toHaveURL(/industry=eyewear/);
  await page.getByRole('button', { name: 'Instagram', exact: true }).click();
  await expect(page).toHaveURL(/content_types=instagram/);
  await page.getByRole('textbox', { name: 'Min' }).fill('625');
  await page.getByRole('textbox', { name: 'Min' }).press('Enter');
  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('listitem')).toHaveCount(3);
  const list = page.locator('#campaigns');
  await expect(list.locator('[data-row]').filter({ hasText: title })).toContainText('$640');
  await list.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function applyFor700(page: Page): Promise<void> {
  const pitch = page.getByLabel('Your pitch');
  await pitch.press('/');
  await page.getByRole('option', { name: /^Opticians/ }).click();
  await expect(pitch).toHaveValue('One walk to Plum Spectacles, ten frames, the {lamps} do the rest.');
  await expect(pitch).toHaveAccessibleDescription('Fill in {lamps} before you send it');
  await expect(pitch).toBeFocused();
  await page.keyboard.type('lamps');
  await expect(pitch).toHaveValue('One walk to Plum Spectacles, ten frames, the lamps do the rest.');
  await page.getByLabel('Suggest a different price').check();
  await page.getByLabel('Your price').fill('700');
  await page.getByLabel('Why', { exact: true }).fill('Dusk is one take.');
  await page.getByLabel(/will label the post as an ad/).check();
  await page.getByRole('button', { name: 'Apply for $700' }).click();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await openHydrated(page, '/creator/applications');
  await expect(page.getByText('Waiting 1', { exact: true })).toBeVisible();
  await expect(page.getByText(/^They answer \$700 by /)).toBeVisible();
}

async function counterWith620(page: Page, title: string): Promise<void> {
  await openHydrated(page, '/business/quotes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
  const quotes = page.getByRole('region', { name: title });
  await expect(quotes.getByRole('listitem')).toContainText('$60 more');
  await expectAccessible(page, 'the quotes of a business');
  await quotes.getByRole('link', { name: 'Ines Okada' }).click();
  const drawer = page.getByRole('dialog', { name: 'Quote 1 of 1' });
  await expect(drawer).toContainText('“Dusk is one take.”');
  await expect(drawer).toContainText('$66.00');
  await drawer.getByLabel('Or choose a different amount').fill('620');
  await drawer.getByLabel('Reason, in a sentence or two').fill('We bring the lamps.');
  await expectAccessible(page, 'one quote', '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Counter with $620' }).click();
  await expect(page.getByText('Ines has 72 hours for $620.00.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Open 0' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Waiting on them 1' })).toBeVisible();
}

async function acceptOffer(page: Page, title: string): Promise<void> {
  await openHydrated(page, '/creator/applications');
  const needed = page.getByRole('region', { name: /^Needs you/ }).getByRole('listitem');
  await expect(needed).toContainText(title);
  // The badge says it, and a button offers it.
  await expect(needed.getByText('Counter-offer').locator('visible=true')).toHaveCount(2);
  await expect(needed).toContainText('“We bring the lamps.”');
  await expectAccessible(page, 'the applications of a creator');
  await needed.getByRole('button', { name: 'Accept for $620' }).click();
  await expect(page.getByText('You’re in at Plum Spectacles. $620.00 is held for you.')).toBeVisible();
  const accepted = page.getByRole('region', { name: 'Accepted' });
  await expect(accepted.getByRole('listitem')).toContainText(title);
  await expect(page.getByRole('radio', { name: 'Accepted 1' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Needs your answer 0' })).toBeVisible();
}
