import type { Page } from '@playwright/test';
import { newWaitingApplicant } from '../support/applicants.ts';
import { submitSignIn } from '../support/auth.ts';
import { appWith, saveRecoveryCodes } from '../support/factors.ts';
import { openHydrated } from '../support/hydrated.ts';
import { refundSpot } from '../support/ledger.ts';
import { withOwnProgram } from '../support/own-program.ts';
import { confirmPassword, openRequest } from '../support/payouts.ts';
import { newMember, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';
import { acceptApplicant, applyFor } from '../support/work.ts';

const OPERATOR = 'olive@bizmeet.example';

test('an operator alone goes from an empty database to a vetted creator, a paid campaign, a decided dispute, a refund, an answer, a decided report, a payout and a suspension, on a phone', async ({
  browser,
}) => {
  test.slow();
  await withOwnProgram(OPERATOR, async ({ link, at }) => {
    const [admin, owner, creator] = await Promise.all(
      ['admin', 'owner', 'creator'].map(async () => (await browser.newContext(at)).newPage()),
    );
    if (!admin || !owner || !creator) throw new Error('Three people walk');
    await becomeAdmin(admin, link);
    await readEmptyLists(admin);
    await clearFirstEarningsAtOnce(admin);
    await newWaitingApplicant(creator, 'Noor Haddad');
    await approve(admin, 'Noor Haddad');
    await openHydrated(creator, '/creator');
    await expect(creator.getByRole('heading', { level: 1 })).toHaveText('You’re in, Noor.');

    await newShop(owner);
    const disputed = await postAndPay(owner, 'First loaves out of the oven');
    const ended = await postAndPay(owner, 'Rye week');
    await openHydrated(admin, '/admin');
    await expect(admin.getByRole('region', { name: 'Open campaigns' })).toContainText('No borough2');
    await expect(admin.getByRole('region', { name: 'Money' })).toContainText('Held now $605.00');

    const work = await hire(owner, creator, disputed.id);
    await dispute({ admin, owner, creator }, { ...disputed, work });
    await endWork({ admin, owner, creator }, { ...ended, work: await hire(owner, creator, ended.id) });
    await answerQuestion(admin, owner);
    await decideReport({ admin, owner, creator }, disputed.id);
    await payOut(admin, creator);
    await suspend(admin, creator);
    for (const page of [admin, owner, creator]) await page.context().close();
  });
});

type People = { admin: Page; owner: Page; creator: Page };
type Job = { identifier: string; work: string };

async function becomeAdmin(admin: Page, link: string): Promise<void> {
  await openHydrated(admin, link);
  await admin.getByLabel('New password').fill(PASSWORD);
  await admin.getByRole('button', { name: 'Change password' }).tap();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Password changed.');
  await openHydrated(admin, '/login');
  await submitSignIn(admin.getByRole('main'), OPERATOR, PASSWORD);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Protect your account');
  await admin.getByRole('button', { name: 'Add an app' }).tap();
  const setup = admin.getByRole('dialog', { name: 'Add an authenticator app' });
  const codeOf = appWith((await setup.locator('code').textContent()) ?? '');
  await setup.getByRole('textbox', { name: 'Code' }).fill(codeOf(0));
  await setup.getByRole('button', { name: 'Add app' }).tap();
  await saveRecoveryCodes(admin);
  await openHydrated(admin, '/admin');
  await expect(admin.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
}

/** Nothing was searched for, so nothing reads as a search that failed. */
async function readEmptyLists(admin: Page): Promise<void> {
  for (const [path, words] of [
    ['payments', 'No payments yet'],
    ['payouts', 'No payouts yet'],
    ['instagram', 'No accounts yet'],
    ['support?status=closed', 'No closed requests'],
    ['announcements', 'No announcements yet'],
    ['waitlist', 'No entries yet'],
    ['audit-log', 'No entries yet'],
  ] as const) {
    await openHydrated(admin, `/admin/${path}`);
    await expect(admin.getByRole('heading', { name: words })).toBeVisible();
    expect(await admin.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
  // The page fails its test if what the server drew differs from what the browser draws.
  await openHydrated(admin, '/admin/utilities?view=provider');
  await expect(admin.getByRole('main')).not.toContainText('-$0.00');
  await openHydrated(admin, '/admin/utilities');
  await expect(admin.getByText('$10,000', { exact: true })).toBeVisible();
}

async function clearFirstEarningsAtOnce(admin: Page): Promise<void> {
  const setting = admin.getByRole('listitem').filter({ hasText: 'Pending time for first earnings' });
  await setting.getByRole('button', { name: /^Change/ }).tap();
  const question = admin.getByRole('dialog', { name: 'Change “Pending time for first earnings”?' });
  await question.getByLabel('New value').fill('0');
  await question.getByLabel('Reason').fill('We know our first creators.');
  await question.getByRole('button', { name: 'Save change' }).tap();
  await expect(setting).toContainText('0 days');
  await openHydrated(admin, '/admin/utilities?view=changes');
  await expect(admin.getByRole('main')).toContainText('“We know our first creators.”');
}

async function approve(admin: Page, name: string): Promise<void> {
  await openHydrated(admin, '/admin');
  await expect(admin.getByRole('heading', { name: '1 thing needs you' })).toBeVisible();
  await admin.getByRole('link', { name: 'Review applicants' }).tap();
  await admin.getByRole('link', { name: new RegExp(name) }).tap();
  await admin.getByRole('button', { name: 'Approve', exact: true }).tap();
  await expect(admin.getByText(`${name} was approved.`)).toBeVisible();
}

async function newShop(owner: Page): Promise<void> {
  await newMember(owner, 'business');
  await openHydrated(owner, '/onboarding');
  await owner.getByRole('link', { name: 'I don’t have a website' }).tap();
  await owner.getByLabel('Business name').fill('Pappas Bakery');
  await owner.getByLabel('Industry').selectOption('Bakery');
  await owner.getByRole('button', { name: 'Continue' }).tap();
  await owner.getByLabel('Address', { exact: true }).fill('22-18 31st Street');
  await owner.getByLabel('ZIP').fill('11105');
  await owner.getByLabel('ZIP').blur();
  await expect(owner.getByRole('combobox', { name: 'Neighborhood' })).not.toHaveValue('');
  await owner.getByRole('button', { name: 'Add location' }).tap();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Pappas Bakery is ready');
}

async function postAndPay(owner: Page, title: string): Promise<{ id: string; identifier: string }> {
  const campaign = await unpaidCampaign(owner, title, 1);
  await openHydrated(owner, `/business/campaigns/${campaign.identifier}/fund`);
  await owner.getByRole('checkbox', { name: /I agree that the money is held/ }).tap();
  await owner.getByRole('button', { name: 'Pay $302.50' }).tap();
  await expect(owner.getByRole('heading', { name: 'Pay $302.50 to Bizmeet' })).toBeVisible();
  await owner.getByRole('button', { name: 'Pay $302.50' }).tap();
  await expect(owner.getByRole('heading', { name: `${title} is live.` })).toBeVisible();
  return campaign;
}

async function hire(owner: Page, creator: Page, campaignId: string): Promise<string> {
  await applyFor(creator.request, campaignId);
  return acceptApplicant(owner, creator, campaignId);
}

async function dispute({ admin, owner, creator }: People, { identifier, work }: Job): Promise<void> {
  const theirs = `/business/campaigns/${identifier}/work/${work}/dispute`;
  await openHydrated(owner, theirs);
  await owner.getByRole('radio', { name: 'The work was never delivered' }).check();
  await owner.getByRole('radio', { name: 'Refund it to the business' }).check();
  await owner.getByLabel('What happened?').fill('We waited and never heard from her again.');
  await owner.getByRole('button', { name: 'Open dispute' }).tap();
  await expect(owner.getByText('Awaiting answer')).toBeVisible();

  await openHydrated(creator, `/creator/work/${work}/dispute`);
  await creator.getByLabel('What happened from your side?').fill('The shop was closed on both days.');
  await creator.getByRole('button', { name: 'Send answer' }).tap();
  await expect(creator.getByRole('heading', { name: 'You answered' })).toBeVisible();

  await openHydrated(admin, '/admin');
  await admin.getByRole('link', { name: 'View disputes' }).tap();
  await admin.getByRole('link', { name: 'First loaves out of the oven' }).first().tap();
  const drawer = admin.getByRole('dialog', { name: 'Dispute' });
  await drawer.getByRole('radio', { name: 'Split it' }).check();
  await drawer.getByRole('textbox', { name: 'Amount for the creator' }).fill('100');
  await drawer.getByLabel('Reason', { exact: true }).fill('Both lost a day, and nobody wrote.');
  const verb = 'Release $100.00, refund $192.50';
  await drawer.getByRole('button', { name: verb }).tap();
  await admin
    .getByRole('dialog', { name: `${verb}?` })
    .getByRole('button', { name: verb })
    .tap();
  await expect(drawer.getByRole('heading', { name: 'Both get a part' })).toBeVisible();

  await openHydrated(owner, theirs);
  await owner.getByRole('button', { name: 'Accept decision' }).tap();
  await expect(owner.getByRole('region', { name: 'Your acceptance' })).toContainText(
    /takes effect once Noor Haddad accepts it too, or .+ if nobody appeals\./,
  );
  await openHydrated(creator, `/creator/work/${work}/dispute`);
  await creator.getByRole('button', { name: 'Accept decision' }).tap();
  await expect(creator.getByText('Both sides accepted the decision.')).toBeVisible();
  await openHydrated(admin, '/admin/payments');
  await expect(admin.getByRole('main')).toContainText('$100.00');
  await expect(admin.getByRole('main')).toContainText('$192.50');
}

async function endWork({ admin, owner, creator }: People, { identifier, work }: Job): Promise<void> {
  await refundSpot(admin, work, 'The shop moved and can’t host the shoot.');
  await openHydrated(owner, `/business/campaigns/${identifier}/work/${work}`);
  await expect(owner.getByText('Noor didn’t send anything.')).toBeVisible();
  await expect(owner.getByText('“The shop moved and can’t host the shoot.”')).toBeVisible();
  await openHydrated(owner, `/business/campaigns/${identifier}?tab=applicants`);
  await expect(owner.getByText('This campaign no longer takes applications.')).toBeVisible();
  await openHydrated(creator, `/creator/work/${work}`);
  await expect(creator.getByRole('heading', { name: 'This work was canceled' })).toBeVisible();
}

async function answerQuestion(admin: Page, owner: Page): Promise<void> {
  await openHydrated(owner, '/help/contact');
  await owner.getByLabel('Subject').fill('Where is my refund?');
  await owner.getByLabel('Your question').fill('I can’t see it on my card yet.');
  await owner.getByRole('button', { name: 'Send question' }).tap();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Where is my refund?');

  await openHydrated(admin, '/admin');
  await admin.getByRole('link', { name: 'Answer requests' }).tap();
  await admin.getByRole('link', { name: 'Where is my refund?' }).tap();
  const drawer = admin.getByRole('dialog');
  await drawer.getByLabel('Your answer').fill('It left today.');
  await drawer.getByRole('button', { name: 'Send answer' }).tap();
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();

  await owner.reload();
  await expect(owner.getByText('It left today.')).toBeVisible();
}

async function decideReport({ admin, owner, creator }: People, campaign_id: string): Promise<void> {
  const talk = await (await creator.request.post('/api/conversations', { data: { campaign_id } })).json();
  const message = { id: crypto.randomUUID(), body: 'Let us settle the next one in cash.' };
  const sent = await owner.request.post(`/api/conversations/${talk.id}/messages`, { data: message });
  expect(sent.ok(), await sent.text()).toBe(true);
  await openHydrated(creator, `/creator/messages/${talk.id}`);
  await creator
    .getByRole('button', { name: /^Report the message/ })
    .last()
    .tap();
  const report = creator.getByRole('dialog');
  await report.getByLabel('Reason').selectOption('Asks to pay or work outside Bizmeet');
  await report.getByRole('button', { name: 'Send report' }).tap();
  await expect(creator.getByText('Thank you. We’ll let you know whether we acted on it.')).toBeVisible();

  await openHydrated(admin, `/admin/reports?open=message.${message.id}`);
  const drawer = admin.getByRole('dialog', { name: 'Reported message' });
  await drawer.getByRole('button', { name: 'Remove message' }).tap();
  const question = admin.getByRole('dialog', { name: 'Remove this message?' });
  await question.getByLabel('Reason').fill('Please keep payment on Bizmeet.');
  await question.getByRole('button', { name: 'Remove message' }).tap();
  await expect(drawer.getByText('No open reports')).toBeVisible();
  await openHydrated(admin, '/admin/audit-log');
  const hidden = admin.getByRole('listitem').filter({ hasText: 'hid it after a report' });
  await expect(hidden).toContainText('Person: Maya Okafor');
  await openHydrated(owner, '/decisions');
  await expect(owner.getByRole('listitem').filter({ hasText: message.body })).toContainText(
    'Please keep payment on Bizmeet.',
  );
}

/** The bank is new, so the payout waits until its owner had time to say that it isn't theirs. */
async function payOut(admin: Page, creator: Page): Promise<void> {
  await openHydrated(creator, '/creator/earnings');
  await creator.getByRole('button', { name: 'Connect bank account' }).first().tap();
  await confirmPassword(creator);
  await creator.waitForURL(/\/sandbox\/payee\//);
  await creator.getByLabel('Bank name').fill('Astoria Savings');
  await creator.getByLabel('Last four digits').fill('4402');
  await creator.getByRole('button', { name: 'Save details' }).tap();
  const account = creator.getByRole('region', { name: 'Payout account' });
  await expect(account).toContainText('Astoria Savings, ending 4402');
  await expect(account).toContainText(/Next payout\w{3}, \w{3} \d+/);
  await openRequest(creator);
  await creator.getByRole('dialog').getByRole('button', { name: 'Send $100.00' }).tap();
  await expect(creator.getByRole('region', { name: 'Payouts' })).toContainText('Payout No. 1, $100.00');
  await openHydrated(admin, '/admin/payouts');
  const row = admin.getByRole('row').filter({ hasText: 'Noor Haddad' });
  await expect(row).toContainText('$100.00');
}

async function suspend(admin: Page, creator: Page): Promise<void> {
  await openHydrated(admin, '/admin/creators');
  await admin
    .getByRole('link', { name: /Noor Haddad/ })
    .first()
    .tap();
  await admin.getByRole('button', { name: 'Suspend creator' }).tap();
  const question = admin.getByRole('dialog', { name: 'Suspend Noor Haddad as a creator?' });
  await question.getByLabel('Reason').fill('Two shops wrote that posts were taken down.');
  await question.getByRole('button', { name: 'Suspend', exact: true }).tap();
  await expect(admin.getByText('Noor Haddad was suspended as a creator.')).toBeVisible();
  await openHydrated(creator, '/creator');
  await expect(creator.getByText('Your creator account is suspended.')).toBeVisible();
  await expect(creator.getByText('Two shops wrote that posts were taken down.')).toBeVisible();
  await creator.getByRole('link', { name: 'Write an appeal' }).tap();
  await creator.getByLabel('Subject').fill('Please look again');
  await creator.getByLabel('Your question').fill('Instagram took the posts down, and I have its mail.');
  await creator.getByRole('button', { name: 'Send question' }).tap();
  await expect(creator.getByRole('heading', { level: 1 })).toHaveText('Please look again');
  await openHydrated(creator, '/creator');
  await creator.getByRole('link', { name: 'Your requests' }).tap();
  await expect(creator.getByRole('main')).toContainText('Please look again');

  await openHydrated(admin, '/admin/audit-log');
  const newest = admin.getByRole('list', { name: 'Entries' }).getByRole('listitem').first();
  await expect(newest).toContainText('suspended the creator: Noor Haddad');
}
