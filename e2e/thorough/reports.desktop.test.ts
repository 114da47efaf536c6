import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { briefOf, newCreator } from '../support/makers.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const WORDS = 'Please keep payment on Bizmeet. This message asked for cash.';

test('a creator reports a message, an admin removes it, and its sender appeals and gets it back', async ({
  page,
  context,
}) => {
  // The clock makes the text unique, so that a run of its own finds its own message.
  const body = `Let us settle this in cash, ${Date.now()}`;
  await signInAs(page, 'owner');
  const { conversations } = await (await page.request.get('/api/conversations')).json();
  const talk = conversations.find(({ creator }: { creator: { name: string } }) => /Maya/.test(creator.name));
  const id = crypto.randomUUID();
  const url = `/api/conversations/${talk.id}/messages`;
  expect((await page.request.post(url, { data: { id, body } })).ok()).toBe(true);

  await context.clearCookies();
  await signInAs(page, 'creator');
  await openHydrated(page, `/creator/messages/${talk.id}`);
  const bubble = page.getByRole('listitem').filter({ hasText: body }).last();
  await bubble.getByRole('button', { name: /^Report the message/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Asks to pay or work outside Bizmeet');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(page.getByText('Thank you. We’ll let you know whether we acted on it.')).toBeVisible();

  await context.clearCookies();
  await signInAs(page, 'admin');
  await openHydrated(page, `/admin/reports?open=message.${id}`);
  const drawer = page.getByRole('dialog', { name: 'Reported message' });
  await expect(drawer.getByRole('list', { name: 'Messages' })).toContainText(body);
  await expectAccessible(page, 'reports');
  await drawer.getByRole('button', { name: 'Remove message' }).press('Enter');
  const decide = page.getByRole('dialog', { name: 'Remove this message?' });
  await decide.getByLabel('Reason').fill(WORDS);
  await decide.getByRole('button', { name: 'Remove message' }).press('Enter');
  await expect(drawer.getByText('No open reports')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Earlier decisions' })).toContainText(WORDS);

  await context.clearCookies();
  await signInAs(page, 'owner');
  await openHydrated(page, `/business/messages/${talk.id}`);
  await expect(page.getByText('This message was removed.').last()).toBeVisible();
  await openHydrated(page, '/decisions');
  const decision = page.getByRole('listitem').filter({ hasText: body });
  await expect(decision).toContainText(WORDS);
  await expectAccessible(page, 'decisions');
  await decision.getByRole('button', { name: 'Appeal decision' }).press('Enter');
  await dialog.getByLabel('Your appeal').fill('The cash was for the coffee they bought for us.');
  await dialog.getByRole('button', { name: 'Send appeal' }).press('Enter');
  await expect(decision.getByText('We’re reviewing it')).toBeVisible();

  await context.clearCookies();
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/reports?view=appeals');
  const appeal = page.getByRole('listitem').filter({ hasText: 'The cash was for the coffee' }).last();
  await appeal.getByRole('button', { name: /^Lift decision/ }).press('Enter');
  const lift = page.getByRole('dialog', { name: 'Lift the decision?' });
  await lift.getByLabel('Reason').fill('Understood, it was about coffee.');
  await lift.getByRole('button', { name: 'Lift decision' }).press('Enter');
  await expect(page.getByText('Decision lifted.')).toBeVisible();

  await context.clearCookies();
  await signInAs(page, 'creator');
  await openHydrated(page, `/creator/messages/${talk.id}`);
  await expect(page.getByText(body).last()).toBeVisible();
});

test('a creator finds the report buttons of a campaign and its shop, and a business those of a creator', async ({
  page,
  context,
}) => {
  await signInAs(page, 'creator');
  const { campaigns } = await (await page.request.get('/api/campaigns')).json();
  await openHydrated(page, `/campaigns/${campaigns[0].id}`);
  await page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this campaign?' });
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Report shop' }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Report ${campaigns[0].business_name}?` })).toBeVisible();

  await context.clearCookies();
  await signInAs(page, 'owner');
  const { conversations } = await (await page.request.get('/api/conversations')).json();
  await openHydrated(page, `/business/creators/${conversations[0].creator.id}`);
  await page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: /^Report / })).toContainText(
    'We don’t tell anyone who reported it.',
  );
});

test('contact details are asked about before a contract, and a block ends messages for both until it is lifted', async ({
  page,
  browser,
}) => {
  await newCreator(browser, page, 'Blake Ames');
  const { campaigns } = await (await page.request.get('/api/campaigns')).json();
  const [{ id: campaign_id, business_name }] = campaigns;
  const brief_version = await briefOf(page.request, campaign_id);
  const data = { brief_version, pitch: `I know when the good ten seconds are. ${'go'.repeat(100)}` };
  const applied = await page.request.post(`/api/campaigns/${campaign_id}/applications`, { data });
  expect(applied.ok(), await applied.text()).toBe(true);
  const talk = await (await page.request.post('/api/conversations', { data: { campaign_id } })).json();

  await openHydrated(page, `/creator/messages/${talk.id}`);
  const field = page.getByRole('textbox', { name: `Message ${business_name}` });
  await field.fill('Call me at 212-555-0148');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Keep it on Bizmeet?' });
  await expect(question).toContainText('seems to mention a phone number');
  await expectAccessible(page, 'contact details');
  await question.getByRole('button', { name: 'Edit message' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('Call me at 212-555-0148');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await question.getByRole('button', { name: 'Send anyway' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '212-555-0148' }).last()).toBeVisible();
  await expect(field).toHaveValue('');

  await page.getByRole('button', { name: `Block ${business_name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(page.getByText('You can’t message each other right now.').last()).toBeVisible();
  await expect(field).toBeHidden();
  await openHydrated(page, '/creator/settings#blocks');
  const blocks = page.getByRole('region', { name: 'Blocked' });
  await blocks.getByRole('button', { name: `Unblock ${business_name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock', exact: true }).press('Enter');
  await expect(blocks.getByText('Nobody is blocked')).toBeVisible();
  await openHydrated(page, `/creator/messages/${talk.id}`);
  await expect(field).toBeVisible();
});
