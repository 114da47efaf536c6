import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { applyInTurn, findCampaign } from '../support/makers.ts';
import { PASSWORD, signIn, signInOwnerOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

// The line is cut once on purpose.
test.use({ expectedErrors: [/net::ERR_FAILED/] });

const TITLE = 'Over the bridge before the tourists';

test('a business and a creator message each other with the keyboard alone, over a bad connection too [PROD-20] [PROD-23] [MSG-01] [NAV-15] [NAV-18] [NAV-21] [BIZ-12] [CREATOR-05]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { maker, slug, shop } = await meet(page, browser);
  await openHydrated(page, '/business/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectAccessible(page, 'no conversations at all');

  await openHydrated(page, `/business/campaigns/${slug}?tab=applicants`);
  await page.getByRole('link', { name: 'Runa Lind' }).press('Enter');
  await page.getByRole('button', { name: 'Message Runa' }).press('Enter');
  await expect(page).toHaveURL(/\/business\/messages\/[-0-9a-f]{36}$/);
  const field = page.getByLabel('Message Runa Lind');
  await expect(field).toBeFocused();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('No messages yet')).toBeVisible();
  await expectAccessible(page, 'a conversation in which nothing was said');

  await refuseWhatCannotBeSent(page);
  await insertSavedReply(page);
  await page.keyboard.type('Can you ride at six?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('The route: https://example.com/bridge.');
  await page.reload();
  await expect(field).toHaveValue('Can you ride at six?\nThe route: https://example.com/bridge.');
  await page.locator('html[data-hydrated]').waitFor();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const link = page.getByRole('link', { name: /^https:..example.com.bridge\b/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.focus();
  await page.keyboard.type('Bring a helmet.');
  await page.keyboard.press('Enter');
  const failed = page.getByRole('list', { name: 'Not sent yet' });
  await expect(failed.getByRole('alert')).toContainText('Not sent. Check your connection and try again.');
  await expectAccessible(page, 'a message that did not get through');
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await failed.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(failed).toBeHidden();
  const said = page.getByRole('region', { name: 'Messages' });
  await expect(said.getByText('Bring a helmet.')).toHaveCount(1);

  await openHydrated(maker, '/creator');
  const badge = maker.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  await expect(badge).toContainText('2 unread messages');
  await badge.press('Enter');
  const row = maker.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Bring a helmet.');
  await expectAccessible(maker, 'the list of conversations');
  await row.getByRole('link').press('Enter');
  await expect(badge).not.toContainText('unread');
  await expect(maker.getByLabel(`Message ${shop}`)).toBeFocused();
  await maker.getByLabel('Add files').setInputFiles(await picture('#264', 'bridge.jpg'));
  await expect(maker.getByRole('button', { name: 'Remove bridge.jpg' })).toBeVisible();
  await maker.getByLabel(`Message ${shop}`).focus();
  await maker.keyboard.type('Six is fine. This is the light then.');
  await maker.keyboard.press('Enter');
  await expect(maker.getByRole('button', { name: /^Show bridge\.jpg/ })).toBeVisible();
  await expectAccessible(maker, 'a conversation with a picture');

  await openHydrated(page, '/business/messages');
  await page.getByRole('link', { name: /Runa Lind/ }).press('Enter');
  await expect(said.getByText('Six is fine. This is the light then.')).toBeInViewport();
  await expect(said.getByText(/read$/).last()).toBeVisible();
  await said.getByRole('button', { name: /^Show bridge\.jpg/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'bridge.jpg' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await said
    .getByRole('button', { name: /^Delete your message/ })
    .last()
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(said.getByText('This message was deleted')).toBeVisible();
  await expect(said.getByText('Bring a helmet.')).toBeHidden();

  await page.getByLabel('Search messages').fill('no such word');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Show all messages' }).press('Enter');
  await page.getByRole('radio', { name: 'Needs a reply' }).press('Space');
  await expect(page.getByRole('link', { name: /Runa Lind/ }).first()).toBeVisible();
  await maker.context().close();
});

/** A shop of the demo on `page`, and somebody who applied there on `maker`. */
async function meet(page: Page, browser: Parameters<typeof applyInTurn>[0]) {
  await signInOwnerOf(page, 'halyard-bikes');
  const { id, slug } = await findCampaign(page.request, TITLE);
  const [person] = await applyInTurn(browser, id, ['Runa Lind']);
  const maker = await (
    await browser.newContext({ ...test.info().project.use, reducedMotion: 'reduce' })
  ).newPage();
  await signIn(maker.request, person?.email ?? '', PASSWORD);
  const { user } = await (await page.request.get('/api/me')).json();
  return { maker, slug, shop: user.business.business_name as string };
}

/** Nothing at all, and more than there is room for. */
async function refuseWhatCannotBeSent(page: Page): Promise<void> {
  const field = page.getByLabel('Message Runa Lind');
  const alert = page.locator('form').getByRole('alert');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(alert).toHaveText('Write a message or add a file');
  await field.fill('a'.repeat(2_003));
  await expect(page.getByText('2,003 of 2,000')).toBeVisible();
  await field.press('Enter');
  await expect(alert).toHaveText('Remove 3 characters to send it');
  await expectAccessible(page, 'a message that is too long');
  await field.fill('');
  await field.focus();
}

/** Saves a text from the field, finds it again with `/`, and can't send it while a blank is left. */
async function insertSavedReply(page: Page): Promise<void> {
  const field = page.getByLabel('Message Runa Lind');
  const picker = page.getByRole('dialog', { name: 'Saved replies' });
  await page.keyboard.type('Hi {creator}, bring your {helmet}.');
  await page.getByRole('button', { name: 'Saved replies' }).press('Enter');
  await expect(picker.getByText('No saved replies yet.')).toBeVisible();
  await picker.getByRole('button', { name: 'Save my text as…' }).press('Enter');
  await expect(picker.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Helmet');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option', { name: /^Helmet/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.fill('');
  await field.press('/');
  await expect(picker.getByRole('combobox')).toBeFocused();
  await expect(picker.getByRole('option', { name: /^Helmet/, selected: true })).toBeVisible();
  await expectAccessible(page, 'the list of saved replies');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.press('/');
  await expect(picker.getByRole('combobox')).toBeFocused();
  await expect(picker.getByRole('option', { name: /^Helmet/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Hi Runa Lind, bring your {helmet}.');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.locator('form').getByRole('alert')).toHaveText('Fill in {helmet} before you send it');
  await field.fill('');
  await field.focus();
}
