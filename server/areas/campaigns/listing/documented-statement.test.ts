import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const SEARCH = 'neighborhoods=greenpoint&neighborhoods=lower-east-side&min_payout_cents=20000';

it('the statement in docs/listing-index.md finds what the API lists', async () => {
  // Newer than anything else, and open both by the database's clock and by the test's.
  const dates = (day: number) => ({
    published_at: `2097-01-0${day}T12:00:00.000Z`,
    application_deadline: '2098-01-01',
  });
  const mark = `documented ${Date.now()}`;
  const put = (day: number, neighborhood: 'Greenpoint' | 'Lower East Side' | 'Harlem', cents: number) =>
    newListedCampaign(context, {
      title: `${mark} ${day}`,
      neighborhood,
      creator_payout_cents: cents,
      ...dates(day),
    });
  await put(1, 'Greenpoint', 20_000);
  await put(2, 'Lower East Side', 50_000);
  await put(3, 'Greenpoint', 19_999);
  await put(4, 'Harlem', 50_000);
  await put(5, 'Greenpoint', 30_000);

  const page = await readFile(new URL('../../../../docs/listing-index.md', import.meta.url), 'utf8');
  const statement = /```sql\n([\s\S]+?);\n```/.exec(page)?.[1] ?? '';
  const { rows } = await sql<{ title: string }>`${sql.raw(statement)}`.execute(context.db);
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  const listed = await call(`GET /api/campaigns?${SEARCH}`, { headers: await signInAs(context, person) });

  const ours = (found: { title: string }[]) =>
    found.map(({ title }) => title).filter((title) => title.startsWith(mark));
  expect(ours(rows)).toEqual([5, 2, 1].map((day) => `${mark} ${day}`));
  expect(ours(listed.json().campaigns)).toEqual(ours(rows));
});
