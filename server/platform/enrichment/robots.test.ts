import { describe, expect, it } from 'vitest';
import { page, strict, testSite } from '#test/support/test-site.ts';
import { askRobots } from './robots.ts';

const { answers, base, context, serve } = await testSite();

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
    expect(await askRobots(strict).findObjection('localhost:3103')).toBe('bad_address');
  });
});
