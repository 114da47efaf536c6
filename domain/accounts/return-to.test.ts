import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { INTENTS, intentPath, intentRole, ownPath, readIntent, returnPath } from './return-to.ts';

describe('ownPath', () => {
  it.each([
    '/',
    '/campaigns',
    '/campaigns/film-our-pull?view=inspiration#brief',
    '/business/settings?tab=billing&sort=a%20b',
    '/creator/@mia.eats',
    '/logins',
    '/authors',
    '/apply?next=https://evil.example',
    '/campaigns/a//b',
    '/campaigns/%0d%0aset-cookie:a=b',
    '/%2F/evil.example',
  ])('keeps an address of this site: %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/campaigns\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/campaigns\r\nset-cookie: a=b',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/\u007f',
    '/.//evil.example',
    '/..//evil.example',
    '/campaigns/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/campaigns/%2e%2e//evil.example',
    '/．//evil.example',
    '/\u2028/evil.example',
    '/\uff0fevil.example',
    '/café',
    '/\ud800',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:campaigns',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://evil.example/1',
    '@evil.example',
    'user@evil.example',
    'evil.example',
    '.evil.example',
    'campaigns',
    '?returnTo=/',
    '#',
    '',
  ])('turns away %j', (address) => {
    expect(ownPath(address)).toBeNull();
  });

  it.each([
    '/login',
    '/login/',
    '/login?returnTo=/login',
    '/login#top',
    '/signup?intent=creator',
    '/logout',
    '/auth/redirect',
    '/auth/redirect?returnTo=%2Fauth%2Fredirect',
    '/auth/link?token=abc',
    '/api/auth/sessions',
    '/api',
    '/assets/main.js',
    '/campaigns/../logout',
    '/./login',
    '/%2e/logout',
    '/campaigns/%2e%2e/auth/redirect',
  ])('does not lead back to signing in and out, nor to what is no page: %s', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it.each([[undefined], [null], [7], [true], [['/campaigns']], [{ toString: () => '/campaigns' }]])(
    'takes text alone, not %j',
    (value) => {
      expect(ownPath(value)).toBeNull();
    },
  );

  it('keeps 500 characters and no more', () => {
    expect(ownPath(`/${'a'.repeat(499)}`)).toHaveLength(500);
    expect(ownPath(`/${'a'.repeat(500)}`)).toBeNull();
    expect(ownPath(`/${'%2e/'.repeat(100_000)}`)).toBeNull();
  });

  it('never leaves the site, whatever it is given', () => {
    const origins = fc.constantFrom('https://bizmeet.example', 'http://localhost:3000', 'https://[::1]:8443');
    fc.assert(
      fc.property(hostile(), origins, (address, origin) => {
        const path = ownPath(address);
        if (path === null) return;
        for (const page of ['/', '/login?returnTo=x', '/auth/redirect']) {
          expect(new URL(path, origin + page).origin).toBe(origin);
        }
        expect(path).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(path).not.toMatch(/^\/(login|signup|logout|auth|api|assets)(?![^/?#])/);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps every plain path as it is', () => {
    const part = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), part, (parts, value) => {
        const path = `/campaigns/${parts.join('/')}?q=${value}`;
        expect(ownPath(path)).toBe(path);
      }),
    );
  });
});

describe('intents', () => {
  it.each([
    ['business', '/business', 'business'],
    ['post-job', '/business', 'business'],
    ['creator', '/creator', 'creator'],
    ['browse-opportunities', '/creator', 'creator'],
    ['creator-apply', '/apply', 'creator'],
  ])('%s leads to %s, for the role %s [AUTH-11] [AUTH-12]', (intent, path, role) => {
    expect(readIntent(intent)).toBe(intent);
    expect(intentPath(intent)).toBe(path);
    expect(intentRole(intent)).toBe(role);
  });

  it('there are no others', () => {
    expect(INTENTS).toHaveLength(5);
    for (const value of [
      'admin',
      'Business',
      '',
      ' business',
      'constructor',
      '__proto__',
      null,
      undefined,
      0,
    ]) {
      expect(readIntent(value)).toBeNull();
      expect(intentPath(value)).toBeNull();
      expect(intentRole(value)).toBeNull();
    }
    expect(readIntent(['business'])).toBeNull();
  });
});

describe('returnPath', () => {
  it.each([
    ['the address asked for', '/campaigns', null, '/campaigns'],
    ['home where nothing is asked for', null, null, '/creator'],
    ['what was remembered where nothing is asked for', null, '/campaigns/a?b=c', '/campaigns/a?b=c'],
    ['the fuller address remembered', '/campaigns', '/campaigns/a?b=c', '/campaigns/a?b=c'],
    ['the same page with its query', '/settings', '/settings?tab=privacy', '/settings?tab=privacy'],
    ['the same address', '/settings', '/settings', '/settings'],
    ['what was asked for, not what lies elsewhere', '/settings', '/campaigns/a', '/settings'],
    ['what was asked for, not a longer name', '/campaigns', '/campaigns-of-old', '/campaigns'],
    ['home in place of another site', '//evil.example', null, '/creator'],
    ['home in place of signing in again', '/login', '/auth/redirect', '/creator'],
    ['what was asked for beside a forged memory', '/campaigns', '//evil.example', '/campaigns'],
    ['what was remembered beside a forged address', 'https://evil.example', '/settings', '/settings'],
    ['home where both are forged', 'https:evil.example', '/\\evil.example', '/creator'],
  ])('%s', (_, asked, remembered, to) => {
    expect(returnPath(asked, remembered, '/creator')).toBe(to);
  });
});

/** Addresses that browsers and servers parse differently. */
function hostile() {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '/',
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%09',
      '%0d%0a',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '?',
    ],
    ...['#', '@', ':', '&', ';', '[', ']', '{', '"', '<', '|', '^', '`', 'é', '．', '／', '\u2028', '\ud800'],
    ...[
      'http:',
      'https:',
      'javascript:',
      'evil.example',
      'login',
      'auth',
      'redirect',
      'api',
      'campaigns',
      'a',
    ],
  );
  const puzzle = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''));
  return fc.oneof(
    puzzle,
    puzzle.map((rest) => `/${rest}`),
    fc.string({ unit: anyCharacter, maxLength: 40 }).map((rest) => `/${rest}`),
    fc.webUrl(),
  );
}
