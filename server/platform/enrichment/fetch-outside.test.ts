import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';
import { askRobots } from './robots.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const page = (html: string | Buffer, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);
};
const sendTo = (location: string): Answer => {
  return (response) => response.writeHead(302, { location }).end('on you go');
};

const MIB = 1024 * 1024;
const seen: IncomingMessage[] = [];
const answers = new Map<string, Answer>();
const server = createServer((request, response) => {
  seen.push(request);
  const answer = answers.get(request.url ?? '');
  if (answer) answer(response, request);
  else response.writeHead(404).end();
});
let base = '';
let context = { config: { app_url: 'https://bizmeet.test', outbound_allowed_hosts: [] as string[] } };
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  context = { config: { ...context.config, outbound_allowed_hosts: [`127.0.0.1:${port}`] } };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function serve(path: string, answer: Answer): string {
  answers.set(path, answer);
  return base + path;
}

/** As the program runs: nothing inside is exempt. */
const strict = { config: { app_url: 'https://bizmeet.test', outbound_allowed_hosts: [] } };
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

describe('bodies', () => {
  it('says who asks, follows redirects and tells where they ended', async () => {
    serve('/b', sendTo('/c'));
    serve('/c', page('<p>here</p>', { 'content-type': 'text/html; charset=utf-8' }));
    const fetched = await fetchOutside(context, serve('/a', sendTo('b')));
    expect(fetched).toMatchObject({ ok: true, url: `${base}/c`, content_type: 'text/html; charset=utf-8' });
    expect(seen.at(-1)?.headers['user-agent']).toBe('BizmeetBot/1.0 (+https://bizmeet.test)');
  });

  it.each(['/loop', '/other'])('gives up on a redirect that leads back to %s', async (to) => {
    serve('/other', sendTo('/loop'));
    expect(await fetchOutside(context, serve('/loop', sendTo(to)))).toMatchObject({
      failure: 'too_many_redirects',
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('unpacks %s', async (encoding, pack) => {
    const fetched = await fetchOutside(
      context,
      serve('/packed', page(pack('<p>bread</p>'), { 'content-encoding': encoding })),
    );
    expect(fetched.ok && fetched.bytes.toString()).toBe('<p>bread</p>');
  });

  it('cuts off a bomb while it unfolds', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MIB));
    expect(bomb.length).toBeLessThan(MIB);
    const before = process.memoryUsage().arrayBuffers;
    const fetched = await fetchOutside(context, serve('/bomb', page(bomb, { 'content-encoding': 'gzip' })));
    expect(fetched).toMatchObject({ ok: false, failure: 'too_large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MIB);
  });

  it('cuts off ten megabytes, announced or not', async () => {
    const big = Buffer.alloc(10 * MIB, 97);
    expect(await fetchOutside(context, serve('/big', page(big)))).toMatchObject({ failure: 'too_large' });
    const unannounced: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (let sent = 0; sent < 10; sent += 1) response.write(big.subarray(0, MIB));
      response.end();
    };
    expect(await fetchOutside(context, serve('/big', unannounced))).toMatchObject({ failure: 'too_large' });
  });

  it('cuts off a body that never ends, and one that drips', async () => {
    const endless: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour);
      pour();
    };
    expect(await fetchOutside(context, serve('/endless', endless))).toMatchObject({ failure: 'too_large' });
    const dripping: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    // It drips for ever, so that an answer at all shows that it was cut off.
    expect(await fetchOutside(context, serve('/drip', dripping), { max_ms: 250 })).toMatchObject({
      failure: 'too_slow',
    });
  });

  it('does not wait for a server that says nothing, nor through slow redirects', async () => {
    expect(
      await fetchOutside(
        context,
        serve('/mute', () => undefined),
        { max_ms: 200 },
      ),
    ).toMatchObject({
      failure: 'too_slow',
    });
    serve('/slow', (response) => setTimeout(() => sendTo('/slow')(response, response.req), 90));
    expect(await fetchOutside(context, `${base}/slow`, { max_ms: 200 })).toMatchObject({
      failure: 'too_slow',
    });
  });

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('names the status %i', async (status, failure) => {
    const answer: Answer = (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('no');
    expect(await fetchOutside(context, serve('/status', answer))).toMatchObject({
      ok: false,
      status,
      failure,
    });
  });

  it.each([
    ['what is no page', page('%PDF', { 'content-type': 'application/pdf' }), 'wrong_type'],
    ['what does not say what it is', (response) => response.writeHead(200).end('hm'), 'wrong_type'],
    ['a packing we do not know', page('hm', { 'content-encoding': 'zstd' }), 'unreadable'],
    ['broken packing', page('not gzip at all', { 'content-encoding': 'gzip' }), 'unreadable'],
    [
      'a body cut short',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
        response.write('half', () => response.destroy());
      },
      'unreadable',
    ],
    ['no HTTP at all', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'), 'unreachable'],
    [
      'endless headers',
      (response) => response.writeHead(200, { 'x-long': 'a'.repeat(80_000) }).end(),
      'too_large',
    ],
  ] as [string, Answer, string][])('survives %s', async (_name, answer, failure) => {
    const fetched = await fetchOutside(context, serve('/odd', answer));
    expect(fetched).toMatchObject({ ok: false, failure });
    expect(fetched.ok ? '' : fetched.sentence).toMatch(/\.$/);
  });
});

describe('robots', () => {
  it('respects what the site asks of programs, asking once', async () => {
    let asked = 0;
    serve('/robots.txt', (response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private\n');
    });
    const robots = askRobots(context);
    expect(await robots.findObjection(`${base}/private/x`)).toBe('robots');
    expect(await robots.findObjection(`${base}/visit`)).toBeNull();
    expect(asked).toBe(1);
  });

  it('heeds what is said to us by name', async () => {
    serve(
      '/robots.txt',
      page('User-agent: BizmeetBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n', {
        'content-type': 'text/plain',
      }),
    );
    expect(await askRobots(context).findObjection(`${base}/`)).toBe('robots');
  });

  it('takes no rules for no rules, and a failing site for closed', async () => {
    answers.delete('/robots.txt');
    expect(await askRobots(context).findObjection(`${base}/`)).toBeNull();
    serve('/robots.txt', (response) => response.writeHead(500).end());
    expect(await askRobots(context).findObjection(`${base}/`)).toBe('unreachable');
    expect(await askRobots(strict).findObjection('http://10.0.0.1/')).toBe('private_address');
  });
});
