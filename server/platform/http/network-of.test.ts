import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
])('counts %s as the IPv4 address %s', (ip, narrow) => {
  expect(networkOf(ip)).toEqual({ narrow, wide: null });
});

it.each([
  '2001:db8:12:34::1',
  '2001:0db8:0012:0034:0000:0000:0000:0001',
  '2001:DB8:12:34:ffff:ffff:ffff:ffff',
  '2001:db8:12:34::192.0.2.7',
  '2001:db8:12:34::1%eth0',
])('counts %s by its /64 and its /48', (ip) => {
  expect(networkOf(ip)).toEqual({ narrow: '2001:db8:12:34::/64', wide: '2001:db8:12::/48' });
});

it.each([
  ['fe80::1%lo', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('counts %s under %s', (ip, narrow) => {
  expect(networkOf(ip).narrow).toBe(narrow);
});

it('tells neighboring networks apart, and joins them one level up', () => {
  const [one, other] = [networkOf('2001:db8:12:34::1'), networkOf('2001:db8:12:35::1')];
  expect(one.narrow).not.toBe(other.narrow);
  expect(one.wide).toBe(other.wide);
  expect(networkOf('2001:db8:13:34::1').wide).not.toBe(one.wide);
});

it.each([undefined, '', 'unknown', '999.1.1.1', '[::1]'])(
  'counts %o with connections that are gone',
  (ip) => {
    expect(networkOf(ip)).toEqual({ narrow: 'gone', wide: null });
  },
);

/** A call within the process passes its visitor's address on, and a contract names the address each side signed from. */
const MAY_READ_ADDRESSES = [
  'platform/auth/caller-group.ts',
  'platform/http/network-limits.ts',
  'platform/http/perform-route.ts',
];

it('no other code reads the address of a request, so nothing is counted by a whole IPv6 address', async () => {
  const server = new URL('../../', import.meta.url);
  const files = (await readdir(server, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const readers: string[] = [];
  for (const name of files) {
    const code = await readFile(new URL(name, server), 'utf8');
    if (/\.(ip|ips|remoteAddress)\b|\{[^}]*\bip\b[^}]*\}: FastifyRequest/.test(code)) readers.push(name);
  }
  expect(readers.sort()).toEqual(MAY_READ_ADDRESSES);
});
