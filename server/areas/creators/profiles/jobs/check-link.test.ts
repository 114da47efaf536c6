import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { newCreatorApplicant } from '#test/support/creators.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { testContext } from '#test/support/test-context.ts';
import { checkLink } from './check-link.ts';

/** Each of these reopens all links before it in a parser that follows the standard. */
const TRAP = '<a><div>'.repeat(12_000);

const shared = await testContext();
const server = createServer((request, response) => {
  response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/html' });
  response.end(`<title>Ramen at 1 a.m.</title>${request.url === '/trap' ? TRAP : ''}`);
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => server.close());
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function check(url: string, outbound_allowed_hosts: string[] = []) {
  const { creator_id } = await newCreatorApplicant(shared, 'draft');
  const id = newId();
  await shared.db.insertInto('portfolio_links').values({ id, creator_id, url, platform: 'other' }).execute();
  const context = { ...shared, config: { ...shared.config, outbound_allowed_hosts } };
  await checkLink.run(context, { link_id: id });
  return shared.db
    .selectFrom('portfolio_links')
    .select(['finding', 'is_public', 'title', 'checked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it('writes down what a stranger found, and when', async () => {
  expect(await check(`http://${host}/post`, [host])).toMatchObject({
    finding: 'public',
    is_public: true,
    title: 'Ramen at 1 a.m.',
    checked_at: expect.any(String),
  });
  expect(await check(`http://${host}/gone`, [host])).toMatchObject({ finding: 'missing', is_public: false });
});

it('a page made to keep a parser busy holds up nobody', async () => {
  const { longest_ms, answer } = await longestStall(() => check(`http://${host}/trap`, [host]));
  expect(longest_ms).toBeLessThan(STALL_MS);
  expect(answer).toMatchObject({ finding: 'public', title: 'Ramen at 1 a.m.' });
});

it('is not turned inward', async () => {
  expect(await check(`http://${host}/post`)).toMatchObject({
    finding: 'unclear',
    is_public: null,
    title: null,
  });
});

it('a link that was taken out meanwhile is no failure', async () => {
  await expect(checkLink.run(shared, { link_id: newId() })).resolves.toBeUndefined();
});
