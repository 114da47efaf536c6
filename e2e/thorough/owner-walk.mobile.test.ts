import type { Browser, Page } from '@playwright/test';
import { buttonIn, walkSignUp } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo, untilMailed } from '../support/mail.ts';
import { newCreator } from '../support/makers.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { applyFor, untilAgreed } from '../support/work.ts';
import { approve, putVersionTogether, sayItIsUp, sendLink, sendVersion } from '../support/work-steps.ts';

const SHOP = 'Pappas Bakery';
const TITLE = `Film what we bake at ${SHOP}`;

test('an owner goes from an empty account to $900.00 paid, a reel released, its results and a public page, on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail('eleni');
  await signUp(page, email);
  await setUpShop(page);
  await answerThreeQuestions(page);
  await pay(page, email);

  const { id, identifier } = await campaignOf(page);
  await openHydrated(page, `/business/campaigns/${identifier}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No applicants to review' })).toBeVisible();
  await main.getByRole('button', { name: 'Invite creators' }).locator('visible=true').tap();
  const inviting = page.getByRole('dialog', { name: 'Invite creators' });
  await expect(inviting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inviting).toBeHidden();

  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await newCreator(browser, maker, 'Noor Haddad');
  await readPosted(maker, id);
  await applyFor(maker.request, id);
  await acceptForExactPayout(page, identifier);
  const work = await untilAgreed(maker.request);
  await deliver(maker, page, { work, identifier });
  await maker.context().close();

  await openHydrated(page, `/business/campaigns/${identifier}/report`);
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('Spend$300.00');
  await turnOnPublicPage(page, browser);
});

async function signUp(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Post a campaign' }).first().tap();
  await page.waitForURL(/\/signup\?role=business/);
  await walkSignUp(page, { email, full_name: 'Eleni Pappas' });
  await buttonIn(page, 'Create account').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await openHydrated(page, await linkMailedTo(page.request, email, '/auth/verify'));
  await buttonIn(page, 'Verify my email').tap();
  await page.waitForURL('/onboarding');
}

async function setUpShop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'I don’t have a website' }).tap();
  await page.getByLabel('Business name').fill(SHOP);
  await page.getByLabel('Industry').focus();
  await page.getByLabel('Industry').selectOption('Bakery');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByLabel('Address', { exact: true }).fill('22-18 31st Street');
  await page.getByLabel('ZIP').fill('11105');
  await page.getByLabel('ZIP').blur();
  await expect(page.getByRole('combobox', { name: 'Neighborhood' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add location' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${SHOP} is ready`);
  await page.getByRole('link', { name: 'Go to dashboard' }).tap();
}

async function answerThreeQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start campaign' }).tap();
  await page.getByRole('button', { name: 'Start with this package, One good reel' }).tap();
  await page.getByLabel('Total budget').fill('900');
  await expect(page.getByRole('region', { name: 'Your cost' })).toContainText('You pay$900.00');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('button', { name: 'See preview' }).tap();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await page.getByRole('button', { name: 'Review and pay' }).locator('visible=true').tap();
}

async function pay(page: Page, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).tap();
  await page.getByRole('button', { name: 'Pay $900.00' }).tap();
  await expect(page.getByRole('heading', { name: 'Pay $900.00 to Bizmeet' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $900.00' }).tap();
  await expect(page.getByRole('heading', { name: `${TITLE} is live.` })).toBeVisible();
  const money = page.getByRole('region', { name: 'Where your money is' });
  await expect(money).toContainText('Held for creators$818.19');
  await expect(money).toContainText('Fees held$81.81');
  await expect(money).toContainText('Total paid$900.00');
  await untilMailed(page.request, email, /^You paid \$900\.00 for Film what we bake/);
}

async function campaignOf(page: Page): Promise<{ id: string; identifier: string }> {
  const { user } = await (await page.request.get('/api/me')).json();
  const answer = await page.request.get(`/api/businesses/${user.business.id}/campaigns`);
  const [{ id, slug }] = (await answer.json()).campaigns;
  return { id, identifier: slug };
}

/** The creator reads the payout to the cent wherever they agree to it. */
async function readPosted(maker: Page, id: string): Promise<void> {
  await openHydrated(maker, `/campaigns/${id}`);
  await expect(maker.getByText('Creator receives$272.73')).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Apply for $272.73' })).toBeVisible();
  await expect(maker.getByText('$273', { exact: true })).toHaveCount(0);
}

async function acceptForExactPayout(page: Page, identifier: string): Promise<void> {
  await openHydrated(page, `/business/campaigns/${identifier}`);
  await page
    .getByRole('region', { name: 'Applicants' })
    .getByRole('link', { name: /Noor Haddad/ })
    .tap();
  await page.getByRole('button', { name: 'Accept for $272.73' }).tap();
  const question = page.getByRole('dialog', { name: 'Accept Noor Haddad for $272.73?' });
  await question.getByRole('button', { name: 'Accept for $272.73' }).tap();
  await expect(page.getByText('Noor is in. $272.73 is held.')).toBeVisible();
}

type Place = { work: string; identifier: string };

async function deliver(maker: Page, page: Page, { work, identifier }: Place): Promise<void> {
  await openHydrated(maker, `/creator/work/${work}`);
  await maker.getByRole('button', { name: 'Start work' }).press('Enter');
  await putVersionTogether(maker, { version: 1, caption: '#ad Six in the morning.' });
  await sendVersion(maker, 1);
  await openHydrated(page, `/business/campaigns/${identifier}/work/${work}`);
  await approve(page, 'Noor');
  await sendLink(maker, work, 'instagram.com/reel/C8bread');
  await openHydrated(page, `/business/campaigns/${identifier}/work/${work}`);
  await sayItIsUp(page, 'Noor');
  await expect(page.getByRole('button', { name: 'Book again' })).toBeVisible();
}

async function turnOnPublicPage(page: Page, browser: Browser): Promise<void> {
  await openHydrated(page, '/business/settings#public-page');
  const section = page.getByRole('region', { name: 'Public page' });
  // The switch loads after the heading, which has the same words.
  await expect(section.getByRole('switch', { name: 'Public page' })).toBeVisible();
  await section.getByText('Public page', { exact: true }).last().tap();
  const link = section.getByRole('link', { name: 'View public page' });
  await expect(link).toBeVisible();
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  const visitor = await browser.newContext();
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(200);
  const html = await (await visitor.request.get(path)).text();
  expect(html).toContain(SHOP);
  expect(html).not.toContain('272.73');
  await visitor.close();
}
