import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { checkLedger, refundSpot } from './support/ledger.ts';
import { newCreator } from './support/makers.ts';
import { confirmPassword, giveBank, openRequest, PATIENCE, sendBatchEarly } from './support/payouts.ts';
import { signInAs, signInOwnerOf } from './support/people.ts';
import { withSetting } from './support/platform-settings.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/turn.ts';
import { unpaidCampaign } from './support/unpaid-campaign.ts';
import { applyFor, untilAgreed } from './support/work.ts';
import {
  approve,
  askForOneChange,
  citeFirstLine,
  putVersionTogether,
  sayItIsUp,
  sendLink,
  sendVersion,
} from './support/work-steps.ts';

test('a campaign runs to its end: one creator is paid, one never delivers, two cannot agree, and every cent is in the ledger [PROD-01] [PROD-03] [PROD-16] [ADMIN-07] [ADMIN-08] @embedded', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `One walk, three ways ${Date.now() % 100_000}`;
  const admin = await newPage(browser);
  await signInAs(admin, 'admin');
  await signInOwnerOf(page, 'good-dog-uptown');
  const { business_id, id: campaignId, identifier } = await unpaidCampaign(page, title, 3);
  await payIn(page, identifier, title);

  const [nadia, beau, celia] = [await newPage(browser), await newPage(browser), await newPage(browser)];
  const makers = [
    { maker: nadia, name: 'Nadia Voss' },
    { maker: beau, name: 'Beau Lanza' },
    { maker: celia, name: 'Celia Ruiz' },
  ];
  for (const { maker, name } of makers) {
    await newCreator(browser, maker, name);
    await applyFor(maker.request, campaignId);
  }
  // Contracts made now clear their earnings at once, because a contract keeps the settings of the day it was made.
  const [delivered = '', neverCame = '', disputed = ''] = await inTurn('contracts', () =>
    withSetting(admin.request, 'pending_days_first', 0, async () => {
      for (const { name } of makers) await acceptByPage(page, identifier, name);
      return Promise.all([nadia, beau, celia].map((maker) => untilAgreed(maker.request)));
    }),
  );
  const approvalPageOf = (id: string) => `/business/campaigns/${identifier}/work/${id}`;

  // Before anything is earned: a bank that comes later waits for 72 hours.
  await giveBank(nadia, 'Citizens', '4242', confirmPassword);
  await deliverTwice(nadia, page, { id: delivered, approvalPage: approvalPageOf(delivered) });
  await takeHome(page, approvalPageOf(delivered), title);

  const refunded = await refundSpot(admin, neverCame, 'Nobody has heard from him for weeks.');
  await expectMoney(refunded, { released: '$0.00', refunded: '$302.50' });
  await openHydrated(beau, `/creator/work/${neverCame}`);
  await expect(beau.getByRole('heading', { name: 'This work was canceled' })).toBeVisible();

  await disagree(celia, page, { id: disputed, approvalPage: approvalPageOf(disputed) });
  await decide(admin, title);
  await acceptDecision(page, `${approvalPageOf(disputed)}/dispute`);
  await acceptDecision(celia, `/creator/work/${disputed}/dispute`);
  await expect(celia.getByText('Both sides accepted the decision.')).toBeVisible();

  await payOut(nadia, browser, title);

  await expectMoney(await openPayment(admin, delivered), { released: '$302.50', refunded: '$0.00' });
  await expectMoney(await openPayment(admin, disputed), { released: '$110.00', refunded: '$192.50' });
  const { user } = await (await nadia.request.get('/api/me')).json();
  await expectPaidToBank(admin, user.email, title);
  expect(await readMoney(page, business_id, identifier)).toMatchObject({
    paid_in_cents: 90_750,
    held_cents: 0,
    fees_held_cents: 0,
    released_cents: 41_250,
    refunded_cents: 49_500,
  });
  await checkLedger(admin);
  for (const { maker } of makers) await maker.context().close();
  await admin.context().close();
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

async function payIn(page: Page, identifier: string, title: string): Promise<void> {
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await page.getByRole('button', { name: 'Pay $907.50' }).click();
  await expect(page.getByRole('heading', { name: 'Pay $907.50 to Bizmeet' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $907.50' }).click();
  await expect(page.getByRole('heading', { name: `${title} is live.` })).toBeVisible();
  const money = page.getByRole('region', { name: 'Where your money is' });
  await expect(money).toContainText('Held for creators$825.00');
  await expect(money).toContainText('Fees held$82.50');
}

async function acceptByPage(page: Page, identifier: string, name: string): Promise<void> {
  await openHydrated(page, `/business/campaigns/${identifier}?tab=applicants`);
  await page.getByRole('region', { name: 'Applicants' }).getByRole('link', { name }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Applicant \d of \d$/ });
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await drawer.getByRole('button', { name: /^Accept/ }).press('Enter');
  const question = page.getByRole('dialog', { name: `Accept ${name} for $275` });
  await question.getByRole('button', { name: /^Accept for/ }).press('Enter');
  await expect(page.getByText(`${name.split(' ')[0]} is in. $275.00 is held.`)).toBeVisible();
}

interface WorkPlace {
  id: string;
  /** The page of the business where it is looked at. */
  approvalPage: string;
}

async function start(maker: Page, id: string): Promise<void> {
  await openHydrated(maker, `/creator/work/${id}`);
  await maker.getByRole('button', { name: 'Start work' }).press('Enter');
  await expect(maker.getByRole('heading', { name: /^Your turn/ })).toBeVisible();
}

async function deliverTwice(maker: Page, page: Page, { id, approvalPage }: WorkPlace): Promise<void> {
  await start(maker, id);
  await putVersionTogether(maker, { version: 1, caption: 'Two dogs, one leash. #ad' });
  await sendVersion(maker, 1);
  await openHydrated(page, approvalPage);
  await page.getByRole('button', { name: 'Request changes' }).press('Enter');
  await citeFirstLine(page, 'The label has to stand in the first line.');
  await askForOneChange(page, 'Nadia');
  await openHydrated(maker, `/creator/work/${id}`);
  await expect(maker.getByText('“The label has to stand in the first line.”')).toBeVisible();
  const second = { version: 2, caption: '#ad Two dogs, one leash.', note: 'The label opens the caption.' };
  await putVersionTogether(maker, second);
  await sendVersion(maker, 2);
  await openHydrated(page, approvalPage);
  await approve(page, 'Nadia');
  await sendLink(maker, id, 'instagram.com/reel/C8leash');
  await openHydrated(page, approvalPage);
  await sayItIsUp(page, 'Nadia');
}

/** The business downloads approved files from the work and from the library. */
async function takeHome(page: Page, approvalPage: string, title: string): Promise<void> {
  await openHydrated(page, approvalPage);
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all approved files' }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^bizmeet-one-walk.*nadia-voss\.zip$/);
  await openHydrated(page, '/business/content');
  await page.getByRole('searchbox', { name: 'Search content' }).fill(title);
  await expect(page).toHaveURL(/q=One/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download .*\.(jpg|mp4)/ })
      .first()
      .click(),
  ]);
  expect(await file.failure()).toBeNull();
  await expectAccessible(page, 'the content library');
}

async function disagree(maker: Page, page: Page, { id, approvalPage }: WorkPlace): Promise<void> {
  await start(maker, id);
  await putVersionTogether(maker, { version: 1, caption: 'My own dog, at home. #ad' });
  await sendVersion(maker, 1);
  await openHydrated(page, `${approvalPage}/dispute`);
  await expect(page.getByRole('region', { name: 'Frozen amount' })).toContainText('$302.50');
  await page.getByRole('radio', { name: 'The work isn’t what we agreed on' }).check();
  await page.getByRole('radio', { name: 'Refund it to the business' }).check();
  await page.getByLabel('What happened?').fill('We agreed on a walk, and this was filmed on a sofa.');
  await page.getByRole('button', { name: 'Open dispute' }).press('Enter');
  await expect(page.getByText('Awaiting answer')).toBeVisible();
  await openHydrated(maker, `/creator/work/${id}/dispute`);
  await maker
    .getByLabel('What happened from your side?')
    .fill('It rained for a week, and nobody answered my calls.');
  await maker.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(maker.getByRole('heading', { name: 'You answered' })).toBeVisible();
}

async function decide(admin: Page, title: string): Promise<void> {
  await openHydrated(admin, '/admin/payments?view=disputes');
  await admin.getByRole('link', { name: title }).press('Enter');
  const drawer = admin.getByRole('dialog', { name: 'Dispute' });
  await drawer.getByRole('radio', { name: 'Split it' }).check();
  await drawer.getByRole('textbox', { name: 'Amount for the creator' }).fill('100');
  await expect(drawer.getByRole('region', { name: 'Who receives what' })).toContainText('$192.50');
  await drawer.getByLabel('Reason', { exact: true }).fill('It was filmed with care, and it is no walk.');
  const verb = 'Release $100.00, refund $192.50';
  await drawer.getByRole('button', { name: verb }).press('Enter');
  await admin
    .getByRole('dialog', { name: `${verb}?` })
    .getByRole('button', { name: verb })
    .press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Both get a part' })).toBeVisible();
}

async function acceptDecision(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { name: 'Both get a part' })).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept decision' });
  await accept.press('Enter');
  await expect(accept).toBeHidden();
}

/** Everything she earned goes to her bank, and arrives. */
async function payOut(maker: Page, browser: Browser, title: string): Promise<void> {
  await openRequest(maker);
  const dialog = maker.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Payout' })).toContainText('You receive$275.00');
  await inTurn('payouts', async () => {
    await dialog.getByRole('button', { name: 'Send $275.00' }).click();
    await expect(maker.getByRole('region', { name: 'Payouts' })).toContainText('Payout No. 1, $275.00');
    await sendBatchEarly(browser);
  });
  const earning = maker.getByRole('region', { name: 'Earnings history' }).getByRole('listitem');
  await expect(async () => {
    await openHydrated(maker, '/creator/earnings');
    const state = earning.filter({ hasText: title }).getByText('Paid', { exact: true });
    await expect(state).toBeVisible({ timeout: 1_000 });
  }).toPass(PATIENCE);
}

async function openPayment(admin: Page, id: string): Promise<Locator> {
  await openHydrated(admin, `/admin/payments?open=${id}`);
  return admin.getByRole('dialog', { name: 'Payment' });
}

/** Of one spot that was paid in and is over: nothing is held any more, and the parts add up. */
async function expectMoney(drawer: Locator, parts: { released: string; refunded: string }): Promise<void> {
  const ledger = drawer.getByRole('region', { name: 'Ledger' });
  await expect(ledger.getByText('Balanced')).toBeVisible();
  const { released, refunded } = parts;
  const equation = `Total paid$302.50Held$0.00Fees held$0.00Released${released}Refunded${refunded}`;
  await expect(ledger).toContainText(equation);
}

async function expectPaidToBank(admin: Page, email: string, title: string): Promise<void> {
  const found = await admin.request.get('/api/admin/payouts', { params: { search: email } });
  const [payout] = (await found.json()).payouts;
  await openHydrated(admin, `/admin/payouts?open=${payout.id}`);
  const drawer = admin.getByRole('dialog');
  await expect(drawer).toContainText('Citizens, ending 4242');
  await expect(drawer.getByRole('region', { name: 'Earnings included' })).toContainText(title);
  const moved = drawer.getByRole('region', { name: 'Ledger' }).getByRole('listitem');
  await expect(moved.filter({ hasText: 'Bank' })).toContainText('$275.00');
}

async function readMoney(page: Page, business_id: string, identifier: string): Promise<object> {
  const money = await page.request.get(`/api/businesses/${business_id}/campaigns/${identifier}/money`);
  return (await money.json()).figures;
}
