import type { Browser, Page } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { giveJobs, type Job, type OpenJob } from '../support/six-jobs.ts';
import { expect, test } from '../support/test.ts';

const JOBS: readonly Job[] = [
  { shop: 'casa-estrella', title: 'Sunday curls', payout_cents: 18_000, stage: 'contract' },
  { shop: 'needle-lamp', title: 'Unbox the lamp', payout_cents: 24_000, stage: 'shipped' },
  {
    shop: 'last-stop-chowder',
    title: 'Last stop, first bowl',
    payout_cents: 32_000,
    stage: 'to_send',
    content_due_days: 1,
  },
  { shop: 'mabel-on-lenox', title: 'Brunch before church', payout_cents: 15_000, stage: 'in_review' },
  { shop: 'third-ave-spokes', title: 'True a wheel', payout_cents: 41_000, stage: 'changes' },
  { shop: 'tia-chelo-tacos', title: 'Tacos at two', payout_cents: 27_500, stage: 'to_post' },
  { shop: 'bolt-street', title: 'A repair in minutes', payout_cents: 12_500, stage: 'released' },
];

test('a creator with six open jobs sees what is next and by when, what money comes, and finishes a step in three taps', async ({
  page,
  browser,
}) => {
  test.slow();
  await newCreator(browser, page, 'Noor Haddad');
  const jobs = await giveJobs(browser, page, JOBS);
  for (const job of jobs.slice(0, 2)) await write(browser, page, job);
  await readDashboard(page);
  await readWorkList(page);
  await readMoney(page);
  await readMessages(page);
  await readNotifications(page);
  await postOne(page);
});

/** The shop writes twice about the job. */
async function write(browser: Browser, maker: Page, { shop, campaign_id }: OpenJob): Promise<void> {
  const asked = await maker.request.post('/api/conversations', { data: { campaign_id } });
  const { id } = await asked.json();
  const owner = await (await browser.newContext()).newPage();
  await signInOwnerOf(owner, shop);
  for (const body of ['Can you come at eleven?', 'Ring twice, please.']) {
    const data = { id: crypto.randomUUID(), body };
    expect((await owner.request.post(`/api/conversations/${id}/messages`, { data })).ok()).toBe(true);
  }
  await owner.context().close();
}

async function readDashboard(page: Page): Promise<void> {
  await openHydrated(page, '/creator');
  const todos = page.getByRole('list', { name: 'Needs your attention' }).getByRole('listitem');
  const first = todos.first().getByRole('link', { name: 'Upload files: Send the reel, Last Stop Chowder' });
  await expect(first).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 things need you');
  for (const [at, words] of [
    [0, /^Send the reel.*hours left/],
    [1, /^Send version 2 of the reel.*Third Ave Spokes.*days left/],
    [2, /^Post the reel and send the link.*Tía Chelo Tacos.*days left/],
    [3, /^Confirm when the product arrives.*Needle & Lamp.*days left/],
    [4, /^Start work: 1 Instagram Reel.*Casa Estrella.*days left/],
  ] as const) {
    await expect(todos.nth(at)).toHaveText(words);
  }
  const waiting = page.getByRole('region', { name: 'Waiting on others' }).getByRole('listitem');
  await expect(waiting).toHaveText(/^Mabel on Lenox is reviewing your draft.*Approved automatically/);
  const coming = page.getByRole('region', { name: 'This week and next' });
  await expect(coming).toContainText('Send the reel to Last Stop Chowder');
  await expect(coming).toContainText('Send version 2 of the reel to Third Ave Spokes');
  await expect(page.getByRole('radio', { name: 'Needs your answer 0' })).toBeAttached();
  await expectFits(page, 'the dashboard with six jobs');
}

async function readWorkList(page: Page): Promise<void> {
  await openHydrated(page, '/creator/applications?segment=accepted');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Last stop, first bowl')).toContainText(/Send the reel, \d+\shours\sleft/);
  await expect(row('True a wheel')).toContainText(/Send version 2 of the reel, \d\sdays\sleft/);
  await expect(row('Brunch')).toContainText('Mabel on Lenox is reviewing your draft');
  await expect(row('A repair')).toContainText('View work');
  await expectFits(page, 'the list of six jobs');
}

async function readMoney(page: Page): Promise<void> {
  await openHydrated(page, '/creator/earnings');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Held for you\s*Held by 6 businesses\s*\$1,575\.00/);
  await expect(main).toContainText(/Pending\s*Clears \w{3}, \w{3} \d+\s*\$125\.00/);
  await expect(page.getByRole('list', { name: 'History of A repair in minutes' })).toContainText(
    'In your accountAfter you connect a bank',
  );
}

async function readMessages(page: Page): Promise<void> {
  const tab = page.getByRole('link', { name: /^Messages/ }).locator('visible=true');
  await expect(tab).toContainText('4 unread messages');
  await tab.tap();
  const talks = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(talks).toHaveText([/^Needle & Lamp.*2 unread/, /^Casa Estrella.*2 unread/]);
  await talks.first().getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You started work.');
  await expect(page.getByText('Ring twice, please.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(tab).toContainText('2 unread messages');
}

/** One for each thing that happened, each with its shop, and none about the messages. */
async function readNotifications(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText('Third Ave Spokes requested changes')).toHaveCount(1);
  await expect(drawer.getByText('Tía Chelo Tacos approved version 1')).toHaveCount(1);
  await expect(drawer.getByText('You’re in', { exact: true })).toHaveCount(JOBS.length);
  await drawer.getByRole('button', { name: 'Mark all read' }).tap();
  await drawer.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
}

async function postOne(page: Page): Promise<void> {
  await openHydrated(page, '/creator');
  await page.getByRole('link', { name: /^Add link: Post the reel.*Tía Chelo Tacos$/ }).tap();
  const link = page.getByLabel('Link to the post');
  await link.tap();
  await link.fill('instagram.com/reel/C8tacos');
  await page.getByRole('button', { name: 'Send link' }).tap();
  await expect(page.getByText('They’re checking the link')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 things need you');
  await expect(page.getByRole('region', { name: 'Waiting on others' })).toContainText(
    'Tía Chelo Tacos is checking your post',
  );
}
