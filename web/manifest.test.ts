import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decidePageAccess, findPageRule } from '#domain/accounts/page-access.ts';

const { id, start_url, shortcuts, icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));

it('the installed app opens where a member belongs, and keeps its identity', () => {
  expect(id).toBe('/');
  const actor = { role: 'admin', account_status: 'active' } as never;
  const [path] = start_url.split('?');
  expect(decidePageAccess({ path, actor, isProduction: true })).toMatchObject({ to: '/admin' });
  expect(decidePageAccess({ path, actor: null, isProduction: true })).toEqual({ state: 'allowed' });
});

it('its shortcuts lead to pages, and its icons are there', () => {
  for (const { url } of shortcuts) expect(findPageRule(url)).not.toBeNull();
  for (const { src } of icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(100);
});
