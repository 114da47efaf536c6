import type { Locator, Page } from '@playwright/test';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { expectFocusSeen, press, typeInto } from '../support/keys.ts';
import { newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { giveJobs, type OpenJob, sendPost } from '../support/six-jobs.ts';
import { expect, test } from '../support/test.ts';

const SHOP = 'third-ave-spokes';

test('an owner asks for a change, approves, releases and rates with the keyboard alone, and never loses the focus', async ({
  page,
  browser,
}) => {
  test.slow();
  const { project } = test.info();
  const maker = await (await browser.newContext({ ...project.use, reducedMotion: 'reduce' })).newPage();
  await newCreator(browser, maker, 'Kit Sawyer');
  const [first, second] = await giveJobs(browser, maker, [
    { shop: SHOP, title: `Lapels ${project.name}`, payout_cents: 18_000, stage: 'in_review' },
    { shop: SHOP, title: `Hems ${project.name}`, payout_cents: 22_000, stage: 'in_review' },
  ]);
  if (!first || !second) throw new Error('Both jobs must be there');
  await signInOwnerOf(page, SHOP);
  await openHydrated(page, '/business');
  await requestChange(page, first);
  await press(page, page.getByRole('link', { name: 'Dashboard', exact: true }).locator('visible=true'));
  await approve(page, second);
  await sendPost(maker.request, second);
  await page.reload();
  await untilHydrated(page);
  await confirmPost(page);
  await rate(page);
  await maker.context().close();
});

async function openFromDashboard(page: Page, { title }: OpenJob): Promise<void> {
  const todos = page.getByRole('list', { name: 'Needs your attention' }).getByRole('listitem');
  await press(
    page,
    todos.filter({ hasText: title }).getByRole('link', { name: 'Review: Review Kit’s reel' }),
  );
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

async function requestChange(page: Page, job: OpenJob): Promise<void> {
  await openFromDashboard(page, job);
  const refusal = page.getByRole('alert').filter({ hasText: 'Mark the line of the brief' });
  await press(page, page.getByRole('button', { name: 'Request changes' }));
  await expect(refusal).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Mark line 1' }));
  await expect(page.getByLabel('What should change on line 1')).toBeFocused();
  await expect(refusal).toBeHidden();
  await page.keyboard.type('Say first that it is an ad.');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  const pin = page.getByRole('button', { name: 'Pin to the current time' });
  const unpin = page.getByRole('button', { name: 'Unpin line 1' });
  await press(page, unpin);
  await expectFocusSeen(pin);
  await press(page, pin);
  await expectFocusSeen(unpin);
  await press(page, page.getByRole('button', { name: 'Request 1 change' }));
  await expect(page.getByText('Kit has 3 days for version 2.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kit’s turn' })).toBeFocused();
}

async function approve(page: Page, job: OpenJob): Promise<void> {
  await openFromDashboard(page, job);
  await expect(page.getByText('Caption, as it will be posted')).toBeVisible();
  const approval = page.getByRole('button', { name: 'Approve reel' });
  const question = page.getByRole('dialog', { name: 'Approve Kit’s reel?' });
  await press(page, page.getByRole('button', { name: 'Line 1 is included' }));
  await press(page, approval);
  await leave(page, question, approval);
  await press(page, approval);
  await press(page, question.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('Approved. Kit was notified, and no money moved yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kit’s turn' })).toBeFocused();
}

async function confirmPost(page: Page): Promise<void> {
  await expect(page.getByText('Caption', { exact: true })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm post' });
  const reject = page.getByRole('button', { name: 'Reject link' });
  const question = page.getByRole('dialog', { name: 'Is the post live?' });
  const rejection = page.getByRole('dialog', { name: 'Reject this link?' });
  await press(page, reject);
  await press(page, rejection.getByRole('button', { name: 'Reject link' }));
  await expect(rejection.getByLabel('What’s wrong with it')).toBeFocused();
  await leave(page, rejection, reject);
  await press(page, confirm);
  await leave(page, question, confirm);
  await press(page, confirm);
  await press(page, question.getByRole('button', { name: 'Confirm and release $220.00' }));
  await expect(page.getByText('Confirmed. Kit was notified.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
}

async function rate(page: Page): Promise<void> {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await press(page, reviews.getByRole('radio', { name: '1, poor' }), 'ArrowUp');
  await expectFocusSeen(reviews.getByRole('radio', { name: '5, great' }));
  await expect(reviews.getByRole('radio', { name: '5, great' })).toBeChecked();
  await typeInto(page, reviews.getByLabel('Your review'), 'On time, and kind to the staff.');
  await press(page, reviews.getByRole('button', { name: 'Send review' }));
  await expect(page.getByText('Review sent.')).toBeVisible();
  await expectFocusSeen(reviews.getByRole('button', { name: 'Change review' }));
}

/** Leaves the dialog without an answer, to the button that opened it. */
async function leave(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusSeen(opener);
}
