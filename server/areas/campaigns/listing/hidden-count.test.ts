import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

it.each([
  ['on the first page', 4],
  ['further down', 0],
])('a campaign hidden %s is not counted', async (_where, at) => {
  const mark = `hid${newId().replace(/[\d-]/g, 'q')}x`;
  const ids: string[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    const published_at = new Date(context.now().getTime() - (9 - minute) * 60_000).toISOString();
    ids.push(await newListedCampaign(context, { title: mark, published_at }));
  }
  const headers = await signInAs(
    context,
    await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
  );
  const list = async (limit: number) =>
    (await call(`GET /api/campaigns?q=${mark}&limit=${limit}` as Route, { headers })).json();
  expect((await list(2)).found_count).toBe(5);
  await call(`PUT /api/campaigns/${ids[at]}/dismissal` as Route, { headers });
  expect((await list(50)).campaigns).toHaveLength(4);
  expect((await list(2)).found_count).toBe(4);
});
