import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { findCampaign, newQuote, takeQuotes } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a quote is countered and accepted with the keyboard alone, and every page fits a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = 'From the C train to the mat in 12 minutes';
  await signInOwnerOf(page, 'low-light-yoga');
  const { id } = await findCampaign(page.request, title);
  await takeQuotes(page.request, id);
  const size = { viewport: page.viewportSize(), reducedMotion: 'reduce' } as const;
  const maker = await (await browser.newContext(size)).newPage();
  await newQuote(browser, maker, { campaignId: id, name: 'Lou Vance', cents: 25_000 });

  await openHydrated(page, '/business/quotes');
  const card = page
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .filter({ hasText: 'Lou Vance' });
  await expectAccessible(page, 'the quotes on a phone');
  await expect(card.getByRole('button')).toHaveText(['Decline', 'Counter', 'Accept']);
  await card.getByRole('button', { name: 'Counter Lou’s quote' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Quote \d of \d$/ });
  await drawer.getByLabel('Or choose a different amount').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('190');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lou has 72 hours for $190.00.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openHydrated(maker, '/creator');
  await expectAccessible(maker, 'the dashboard of a creator on a phone');
  expect(await maker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await openHydrated(maker, '/creator/applications');
  await expectAccessible(maker, 'the applications on a phone');
  expect(await maker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await maker.getByRole('button', { name: 'Accept for $190' }).focus();
  await maker.keyboard.press('Enter');
  await expect(maker.getByText('You’re in at Low Light Yoga. $190.00 is held for you.')).toBeVisible();
  await expect(maker.getByRole('radio', { name: 'Accepted 1' })).toBeVisible();
  await maker.context().close();
});
