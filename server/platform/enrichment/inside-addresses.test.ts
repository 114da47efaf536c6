import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { page, sendTo, strict, testSite } from '#test/support/test-site.ts';
import { fetchOutside } from './fetch-outside.ts';

const { base, context, serve } = await testSite();
const answering = (...addresses: string[]): LookupFunction => {
  return (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};

const INWARD = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://127.0.0.1./',
  'http://127.255.255.254/',
  'http://0.0.0.0/',
  'http://0/',
  'http://0x0/',
  'http://0.1.2.3/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://0xa.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1/',
  'http://3232235777/',
  'http://169.254.169.254/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://0251.0376.0251.0376/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://198.18.0.1/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://239.255.255.255/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[::127.0.0.1]/',
  'http://[::8.8.8.8]/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::8.8.8.8]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a00:1::1]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[2001:db8::1]/',
  'http://[100::1]/',
  'http://[3fff::1]/',
  'http://[2600:1f18::5efe:7f00:1]/',
  'http://[2600:1f18::200:5efe:a00:1]/',
  'http://[5f00::1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://shop.localhost/',
  'http://printer/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://nas.lan/',
  'http://router.home.arpa/',
  'http://crumbandco.nyc./',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://1%32%37.0.0.1/',
];

describe('addresses inside', () => {
  it.each(INWARD)('refuses %s', async (url) => {
    expect(await fetchOutside(strict, url)).toMatchObject({
      ok: false,
      failure: 'private_address',
      status: null,
    });
  });

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:192.168.0.1'],
    ['64:ff9b::7f00:1'],
    ['93.184.216.34', '127.0.0.1'],
    ['fe80::1%eth0'],
    [],
  ])('refuses a name that is answered with %s', async (...addresses) => {
    const fetched = await fetchOutside(strict, 'http://crumb.example/', { lookup: answering(...addresses) });
    expect(fetched).toMatchObject({ ok: false, failure: 'private_address' });
  });

  it('checks the one look-up the socket makes, so a second answer has no one to reach', async () => {
    let asked = 0;
    const rebinding: LookupFunction = (name, options, callback) => {
      asked += 1;
      answering(asked === 1 ? '127.0.0.1' : '93.184.216.34')(name, options, callback);
    };
    const fetched = await fetchOutside(strict, 'http://crumb.example/', { lookup: rebinding });
    expect(fetched).toMatchObject({ ok: false, failure: 'private_address' });
    expect(asked).toBe(1);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://0x7f.1:9999/',
    '//169.254.169.254/x',
    'http://localhost/admin',
  ])('refuses to be sent on to %s', async (location) => {
    const fetched = await fetchOutside(context, serve('/inward', sendTo(location)));
    expect(fetched.ok).toBe(false);
    expect(['private_address', 'bad_address']).toContain(fetched.ok ? null : fetched.failure);
  });

  it.each([
    'ftp://crumb.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hi',
    'gopher://crumb.example/',
    'http://user:secret@crumb.example/',
    'http://crumb.example:22/',
    'https://crumb.example:8443/',
    'crumb.example',
    '',
    'http://',
    `http://crumb.example/${'a'.repeat(2048)}`,
    'http://[::1',
    'http://a b.example/',
  ])('does not take %s for a website', async (url) => {
    expect(await fetchOutside(strict, url)).toMatchObject({ ok: false, failure: 'bad_address' });
  });

  it('reads a site under localhost where an operator allows it by name', async () => {
    const site = base.replace('127.0.0.1', 'crumb.localhost');
    serve('/here', page('bread'));
    expect(await fetchOutside(context, `${site}/here`)).toMatchObject({ failure: 'bad_address' });
    const config = { ...context.config, outbound_allowed_hosts: [new URL(site).host] };
    expect(await fetchOutside({ config }, `${site}/here`)).toMatchObject({ ok: true });
  });

  it('names one host and port as exempt, and no neighbor of it', async () => {
    expect(await fetchOutside(context, serve('/', page('hi')))).toMatchObject({ ok: true, status: 200 });
    const other = base.replace(/:(\d+)$/, (_, port) => `:${Number(port) - 1}`);
    expect((await fetchOutside(context, other)).ok).toBe(false);
  });
});
