import { expect, it } from 'vitest';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { testApp } from '#test/support/test-app.ts';
import { summaryDayOf } from './application-summary.ts';
import { mailApplicationSummary } from './jobs/mail-application-summary.ts';

const { app, context } = await testApp();
const call = callerOf(app);

type Shop = Awaited<ReturnType<typeof newShop>>;

async function applyTo(campaign_id: string): Promise<void> {
  const { headers } = await newMaker(context);
  const payload = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };
  const answer = await call(`POST /api/campaigns/${campaign_id}/applications`, { headers, payload });
  expect(answer.statusCode).toBeLessThan(300);
}

async function sendSummary({ business_id }: Shop, evening = summaryDayOf(context.now()).evening) {
  await mailApplicationSummary.run(context, { business_id, evening });
}

const summaries = async ({ email }: Shop) =>
  (await subjectsTo(context.db, email)).filter((subject) => subject.includes('since yesterday evening'));

it('a day ends at 6 p.m. in New York, whatever the clocks do', () => {
  const eveningOf = (at: string) => summaryDayOf(new Date(at)).evening;
  expect(eveningOf('2026-06-10T21:59:59Z')).toBe('2026-06-10');
  expect(eveningOf('2026-06-10T22:00:00Z')).toBe('2026-06-11');
  expect(eveningOf('2026-12-10T22:59:59Z')).toBe('2026-12-10');
  const { from, to } = summaryDayOf(new Date('2026-11-01T12:00:00Z'));
  expect(to.getTime() - from.getTime()).toBe(25 * 3_600_000);
});

it('the first five are mailed one by one, the rest in the evening and once', async () => {
  const shop = await newShop(context);
  const rye = await newOpenCampaign(context, { business_id: shop.business_id, slots: 9 });
  const buns = await newOpenCampaign(context, { business_id: shop.business_id, title: 'Bun season' });
  for (let at = 0; at < 6; at += 1) await applyTo(rye);
  await applyTo(buns);
  const single = (await subjectsTo(context.db, shop.email)).filter((one) => one.includes('applied to your'));
  expect(single).toHaveLength(5);
  expect(await summaries(shop)).toEqual([]);
  await Promise.all([sendSummary(shop), sendSummary(shop)]);
  await sendSummary(shop);
  expect(await summaries(shop)).toEqual(['7 creators applied since yesterday evening']);
  const [notification] = await context.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', shop.user_id)
    .where('notification_key', 'like', 'application-summary:%')
    .execute();
  expect(notification).toEqual({
    title: '7 applied since yesterday evening',
    body: 'Rye week: 6, Bun season: 1',
  });
});

it('every day starts over, and a quiet day has no summary', async () => {
  const shop = await newShop(context);
  const other = await newShop(context);
  const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, slots: 9 });
  for (let at = 0; at < 6; at += 1) await applyTo(campaign_id);
  const { evening, to } = summaryDayOf(context.now());
  await sendSummary(other, evening);
  expect(await summaries(other)).toEqual([]);
  const { creator_id } = await newMaker(context);
  await newApplication(context, { campaign_id, creator_id, submitted_at: to.toISOString() });
  await sendSummary(shop, evening);
  expect(await summaries(shop)).toEqual(['6 creators applied since yesterday evening']);
});

it('someone who turned these emails off is notified only in the app', async () => {
  const shop = await newShop(context);
  const payload = { kind: 'new_application', in_app: true, email: false };
  await call('PUT /api/me/notification-preferences', { headers: shop.headers, payload });
  const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, slots: 9 });
  for (let at = 0; at < 6; at += 1) await applyTo(campaign_id);
  await sendSummary(shop);
  expect(await subjectsTo(context.db, shop.email)).toEqual([]);
});
