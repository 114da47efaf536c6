import { describe, expect, it } from 'vitest';
import {
  counterStem,
  freeCounterCode,
  inHalves,
  isProgram,
  LINK_CODE,
  newLinkCode,
  newPerkCode,
  readTarget,
  readTypedCode,
} from './tap-links.ts';

/** Goes through all signs in order. */
function inTurn() {
  let last = -1;
  return (limit: number) => {
    last += 1;
    return last % limit;
  };
}

describe('codes', () => {
  it('have no sign that looks like another, and no vowel', () => {
    const random = inTurn();
    const codes = Array.from({ length: 40 }, () => newLinkCode(random) + newPerkCode(random)).join('');
    expect(codes).not.toMatch(/[aeiou01l]/i);
    expect(newLinkCode(random)).toMatch(LINK_CODE);
  });

  it('start with a digit if they work once, where a name starts with a letter', () => {
    const random = inTurn();
    for (let nth = 0; nth < 30; nth += 1) expect(newPerkCode(random)).toMatch(/^[2-9][B-Z2-9]{7}$/);
    expect(inHalves('4KX7PQRM')).toBe('4KX7-PQRM');
    expect(inHalves('MARIANNE')).toBe('MARIANNE');
  });
});

it.each([
  ['Maya Okafor', 'MAYA'],
  ['José Ruiz', 'JOSE'],
  ['Anne-Marie Duval', 'ANNE'],
  ["D'Angelo Cruz", 'DANGELO'],
  ['Bo Li', 'BOLI'],
  ['Bo', 'FRIEND'],
  ['李小龍', 'FRIEND'],
  ['   ', 'FRIEND'],
  [null, 'FRIEND'],
  ['Shithead Jones', 'FRIEND'],
  ['Maximilianus', 'MAXIMILI'],
])('the counter code of %s starts with %s', (name, stem) => {
  expect(counterStem(name)).toBe(stem);
});

it('numbers a name that is taken, without the digits that look like letters', () => {
  const taken = new Set<string>();
  for (let nth = 0; nth < 11; nth += 1) taken.add(freeCounterCode('MAYA', (code) => taken.has(code)));
  expect([...taken]).toEqual([
    ...['MAYA', 'MAYA2', 'MAYA3', 'MAYA4', 'MAYA5', 'MAYA6', 'MAYA7', 'MAYA8', 'MAYA9'],
    ...['MAYA22', 'MAYA23'],
  ]);
  expect(freeCounterCode('ANNEMARI', () => false)).toMatch(/^[A-Z0-9]{3,12}$/);
});

it.each([
  [' maya ', 'MAYA'],
  ['r0me0', 'ROMEO'],
  ['1van', 'IVAN'],
  ['4kx7-pqrm', '4KX7PQRM'],
  ['4KX7 PQRM', '4KX7PQRM'],
  ['4kx7–pqrm', '4KX7PQRM'],
  ['no', null],
  ['', null],
  ['💥', null],
  ['abcdefghijklm', null],
])('reads %j as %j', (typed, code) => {
  expect(readTypedCode(typed)).toBe(code);
});

it('finds every code that it makes when it is typed as it is written', () => {
  const random = inTurn();
  for (let nth = 0; nth < 30; nth += 1) {
    const code = newPerkCode(random);
    expect(readTypedCode(inHalves(code).toLowerCase())).toBe(code);
  }
});

describe('where a link may lead', () => {
  const read = (typed: string) => readTarget(typed, 'bizmeet.example');

  it('is a website over HTTPS, with or without the protocol typed', () => {
    expect(read('crumb.nyc/menu?from=tiktok')).toBe('https://crumb.nyc/menu?from=tiktok');
    expect(read(' https://www.crumb.nyc ')).toBe('https://www.crumb.nyc/');
  });

  it.each([
    'http://crumb.nyc',
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://crumb.nyc',
    'https://maya:secret@crumb.nyc',
    'https://crumb.nyc:8443',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://localhost',
    'https://bizmeet.example/go/abcdefg',
    'https://www.bizmeet.example',
    'https://BIZMEET.example/',
    'https://crumb nyc',
    `https://crumb.nyc/${'a'.repeat(500)}`,
    '',
  ])('is not %s', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

it.each([
  undefined,
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Discordbot/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0',
  'curl/8.5.0',
])('takes %s for a program', (agent) => {
  expect(isProgram(agent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 355.0.0.38.103 (iPhone14,5; iOS 18_1; en_US; en; scale=3.00; 1170x2532)',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
])('takes %s for a person', (agent) => {
  expect(isProgram(agent)).toBe(false);
});
