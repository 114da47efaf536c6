import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { applyInTurn, findCampaign } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('on a phone an applicant fills the screen and is accepted from the bottom bar', async ({
  page,
  browser,
}) => {
  await signInOwnerOf(page, 'auntie-pearl-roti');
  const { id, slug } = await findCampaign(page.request, 'Order doubles');
  await applyInTurn(browser, id, ['Dee Ellis']);
  await openHydrated(page, `/business/campaigns/${slug}?tab=applicants`);
  await expectAccessible(page, 'the applicants on a phone');
  await page.getByRole('checkbox', { name: 'Select Dee Ellis' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('link', { name: 'Dee Ellis' }).click();
  const drawer = page.getByRole('dialog', { name: 'Applicant 1 of 1' });
  await expect(drawer).toContainText('knows when the good ten seconds are');
  // The pitch holds a word of 600 letters.
  const details = drawer.getByRole('region', { name: 'Details' });
  expect(await details.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width);
  await expectAccessible(page, 'an applicant on a phone', '[role="dialog"]');
  await drawer.getByRole('button', { name: /^Accept for/ }).click();
  await page
    .getByRole('dialog', { name: /^Accept Dee Ellis/ })
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await expect(page.getByText(/^Dee is in\./)).toBeVisible();
});
