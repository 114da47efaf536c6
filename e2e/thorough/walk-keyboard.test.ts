import type { Page } from '@playwright/test';
import { film } from '#test/support/films.ts';
import { openHydrated } from '../support/hydrated.ts';
import { press, typeInto } from '../support/keys.ts';
import { newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { payFor } from '../support/six-jobs.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';
import { acceptApplicant } from '../support/work.ts';

test('an owner posts a campaign and pays for it with the keyboard alone', async ({ page }) => {
  await signInOwnerOf(page, 'needle-lamp');
  await openHydrated(page, '/business/campaigns/new');
  await press(page, page.getByRole('button', { name: 'Start with this package, One good reel' }));
  await expect(page.getByLabel('Total budget')).toBeFocused();
  await typeInto(page, page.getByLabel('Total budget'), '900');
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 1, name: 'When and where?' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'See preview' }));
  await page.waitForURL(/\/edit$/);
  await press(page, page.getByRole('button', { name: 'Review and pay' }).locator('visible=true'));
  await press(page, page.getByRole('checkbox', { name: /I agree that the money is held/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Pay $900.00' }));
  await expect(page.getByRole('heading', { name: 'Pay $900.00 to Bizmeet' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pay $900.00' }));
  await expect(page.getByRole('heading', { name: / is live\.$/ })).toBeVisible();
});

test('a creator applies and submits a draft with the keyboard alone, and the focus goes on with every step', async ({
  page,
  browser,
}) => {
  test.slow();
  const { project } = test.info();
  const maker = await (await browser.newContext({ ...project.use, reducedMotion: 'reduce' })).newPage();
  await newCreator(browser, maker, 'Kit Sawyer');
  await signInOwnerOf(page, 'casa-estrella');
  const campaign = await unpaidCampaign(page, `Curls by keys ${project.name}`, 1);
  await payFor(page.request, campaign, 27_500);
  await apply(maker, campaign.id);
  await acceptApplicant(page, maker, campaign.id);
  await submitDraft(maker);
  await maker.context().close();
});

async function apply(maker: Page, campaignId: string): Promise<void> {
  await openHydrated(maker, `/campaigns/${campaignId}`);
  await typeInto(maker, maker.getByLabel('Your pitch'), 'Rollers, dryer, round brush, one minute.');
  await press(maker, maker.getByRole('checkbox', { name: /^I can deliver/ }), 'Space');
  await press(maker, maker.getByRole('button', { name: /^Apply for \$\d+/ }));
  await expect(maker.getByRole('heading', { name: 'Your application' })).toBeFocused();
}

async function submitDraft(maker: Page): Promise<void> {
  await openHydrated(maker, '/creator');
  await press(maker, maker.getByRole('link', { name: /^Review contract/ }));
  await press(maker, maker.getByRole('button', { name: 'Start work' }));
  await expect(maker.getByRole('heading', { name: /^Your turn/ })).toBeFocused();
  const chooser = maker.waitForEvent('filechooser');
  await press(maker, maker.getByLabel('Drop your file'));
  await (await chooser).setFiles({ name: 'curls.mp4', mimeType: 'video/mp4', buffer: film() });
  await expect(maker.getByRole('button', { name: 'Remove curls.mp4' })).toBeVisible();
  await typeInto(maker, maker.getByLabel('Caption, as you’ll post it'), '#ad One minute.');
  await press(maker, maker.getByRole('button', { name: 'Send version 1' }));
  await expect(maker.getByRole('heading', { name: /’s turn$/ })).toBeFocused();
  await expect(maker.getByText(/Then version 1 is approved automatically/)).toBeVisible();
}
