import type { Page } from '@playwright/test';
import { film } from '#test/support/films.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { countPosts, loseAnswer, onSlowNetwork, pressTwice } from '../support/network.ts';
import { signInOwnerOf } from '../support/people.ts';
import { payFor } from '../support/six-jobs.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';
import { acceptApplicant } from '../support/work.ts';

// The browser says so itself of each request that is cut.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const NO_ANSWER = 'Check your connection and try again.';

test('an owner pays once, although the connection is cut, an answer is lost and the button is pressed twice', async ({
  page,
}) => {
  test.slow();
  await signInOwnerOf(page, 'mabel-on-lenox');
  const { business_id, identifier } = await unpaidCampaign(page, 'Brunch over a bad line', 1);
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).tap();
  const pay = page.getByRole('button', { name: 'Pay $302.50' });
  await page.context().setOffline(true);
  await pay.tap();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await page.context().setOffline(false);

  await loseAnswer(page, '**/fundings', () => pay.tap());
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  const fast = await onSlowNetwork(page);
  await pressTwice(pay);
  await expect(page.getByRole('heading', { name: 'Pay $302.50 to Bizmeet' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  const answers = countPosts(page, /\/answer$/);
  await pressTwice(pay);
  await expect(page.getByRole('heading', { name: 'Brunch over a bad line is live.' })).toBeVisible();
  await fast();
  expect(answers).toHaveLength(1);
  const money = await page.request.get(`/api/businesses/${business_id}/campaigns/${identifier}/money`);
  expect((await money.json()).figures.paid_in_cents).toBe(30_250);
});

test('a creator’s pitch and caption survive a cut connection, and each is sent once on a slow one', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (
    await browser.newContext({ ...test.info().project.use, reducedMotion: 'reduce' })
  ).newPage();
  await newCreator(browser, maker, 'Kit Sawyer');
  await signInOwnerOf(page, 'bolt-street');
  const campaign = await unpaidCampaign(page, 'A repair over a bad line', 1);
  await payFor(page.request, campaign, 27_500);
  await apply(maker, campaign.id);
  const id = await acceptApplicant(page, maker, campaign.id);
  await maker.request.post(`/api/collaborations/${id}/start`);
  await submitDraft(maker, id);
  await maker.context().close();
});

async function apply(maker: Page, campaignId: string): Promise<void> {
  await openHydrated(maker, `/campaigns/${campaignId}`);
  const pitch = maker.getByLabel('Your pitch');
  await pitch.fill('I film');
  await maker.context().setOffline(true);
  await pitch.pressSequentially(' wheels.');
  await maker.getByRole('checkbox', { name: /^I can deliver/ }).tap();
  await maker.getByRole('button', { name: 'Apply for $275' }).tap();
  await expect(maker.getByText(NO_ANSWER)).toBeVisible();
  await expect(pitch).toHaveValue('I film wheels.');
  await maker.context().setOffline(false);
  await maker.reload();
  await expect(pitch).toHaveValue('I film wheels.');
  await maker.locator('html[data-hydrated]').waitFor();

  const sent = countPosts(maker, /\/applications$/);
  const fast = await onSlowNetwork(maker);
  await pressTwice(maker.getByRole('button', { name: 'Apply for $275' }));
  await expect(maker.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await fast();
  expect(sent).toHaveLength(1);
}

async function submitDraft(maker: Page, id: string): Promise<void> {
  await openHydrated(maker, `/creator/work/${id}`);
  const file = { name: 'wheel.mp4', mimeType: 'video/mp4', buffer: film() };
  await maker.getByLabel('Drop your file').setInputFiles(file);
  const send = maker.getByRole('button', { name: 'Send version 1' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  const caption = maker.getByLabel('Caption, as you’ll post it');
  await caption.fill('#ad One');
  await maker.context().setOffline(true);
  await caption.pressSequentially(' repair.');
  await send.tap();
  await expect(maker.getByText(NO_ANSWER)).toBeVisible();
  await maker.context().setOffline(false);
  await maker.reload();
  await expect(caption).toHaveValue('#ad One repair.');
  await maker.locator('html[data-hydrated]').waitFor();

  const fast = await onSlowNetwork(maker);
  await loseAnswer(maker, '**/submissions', () => pressTwice(send));
  await expect(maker.getByText(/Then version 1 is approved automatically/)).toBeVisible();
  await maker.getByRole('link', { name: 'Campaigns' }).locator('visible=true').tap();
  await expect(maker.locator('html')).toHaveAttribute('data-navigating');
  await fast();
  await expect(maker.getByRole('heading', { name: /^Discover/ })).toBeVisible();
  await expect(maker.locator('html')).not.toHaveAttribute('data-navigating');
  const { deliverables } = await (await maker.request.get(`/api/collaborations/${id}`)).json();
  const submissions = deliverables[0].submissions as { version: number; caption: string }[];
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).toMatchObject({ version: 1, caption: '#ad One repair.' });
}
