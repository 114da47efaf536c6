import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { countPosts, loseAnswer, onSlowNetwork, pressTwice } from '../support/network.ts';
import { signInOwnerOf } from '../support/people.ts';
import { giveJobs, type OpenJob, sendPost } from '../support/six-jobs.ts';
import { expect, test } from '../support/test.ts';

// The browser says so itself of each request that is cut.
test.use({ expectedErrors: [/ERR_FAILED/] });

const SHOP = 'lantern-ladle';
const NO_ANSWER = 'Check your connection and try again.';

test('an owner approves and releases once, although the button is pressed twice on a slow network or the answer is lost', async ({
  page,
  browser,
}) => {
  test.slow();
  const { project } = test.info();
  const maker = await (await browser.newContext({ ...project.use, reducedMotion: 'reduce' })).newPage();
  await newCreator(browser, maker, 'Kit Sawyer');
  const [slow, lost] = await giveJobs(browser, maker, [
    { shop: SHOP, title: `Broth on Slow 3G ${project.name}`, payout_cents: 18_000, stage: 'in_review' },
    { shop: SHOP, title: `Broth over a bad line ${project.name}`, payout_cents: 22_000, stage: 'in_review' },
  ]);
  if (!slow || !lost) throw new Error('Both jobs must be there');
  await signInOwnerOf(page, SHOP);

  await openWork(page, slow);
  await expectSentOnce(page, /\/approval$/, await approve(page));
  await expect(page.getByRole('heading', { name: 'Kit’s turn' })).toBeVisible();
  await sendPost(maker.request, slow);
  await openWork(page, slow);
  await expectRetried(page, '**/verification', await confirm(page));
  await expectReleased(page, slow);

  await openWork(page, lost);
  await expectRetried(page, '**/approval', await approve(page));
  await expect(page.getByRole('heading', { name: 'Kit’s turn' })).toBeVisible();
  await sendPost(maker.request, lost);
  await openWork(page, lost);
  await expectSentOnce(page, /\/verification$/, await confirm(page));
  await expectReleased(page, lost);
  await maker.context().close();
});

async function openWork(page: Page, { id, campaign_id }: OpenJob): Promise<void> {
  await openHydrated(page, `/business/campaigns/${campaign_id}/work/${id}`);
}

async function approve(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Approve reel' }).click();
  const question = page.getByRole('dialog', { name: 'Approve Kit’s reel?' });
  return question.getByRole('button', { name: 'Approve' });
}

async function confirm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Confirm post' }).click();
  const question = page.getByRole('dialog', { name: 'Is the post live?' });
  return question.getByRole('button', { name: /^Confirm and release \$/ });
}

async function expectSentOnce(page: Page, address: RegExp, button: Locator): Promise<void> {
  const sent = countPosts(page, address);
  await expect(button).toBeVisible();
  const fast = await onSlowNetwork(page);
  await pressTwice(button);
  await expect(button).toBeHidden();
  await fast();
  expect(sent).toHaveLength(1);
}

/** The answer is lost, the page can't be read either, and the second try finds it done already. */
async function expectRetried(page: Page, path: string, button: Locator): Promise<void> {
  const isBack = Promise.withResolvers<void>();
  await page.route('**/api/collaborations/*', async (route) => {
    await isBack.promise;
    // The page gives this request up for a newer one.
    await route.continue().catch(() => undefined);
  });
  await loseAnswer(page, path, () => button.click());
  await expect(page.getByRole('dialog').getByText(NO_ANSWER)).toBeVisible();
  const answered = page.waitForResponse(path);
  await button.click();
  expect((await answered).ok()).toBe(true);
  isBack.resolve();
  await expect(button).toBeHidden();
  await page.unroute('**/api/collaborations/*');
}

async function expectReleased(page: Page, { id, payout_cents }: OpenJob): Promise<void> {
  const sum = `$${payout_cents / 100}.00`;
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${sum} released` })).toBeVisible();
  const { money, status } = await (await page.request.get(`/api/collaborations/${id}`)).json();
  expect({ money, status }).toMatchObject({
    money: { released_cents: payout_cents, held_cents: 0 },
    status: 'completed',
  });
}
