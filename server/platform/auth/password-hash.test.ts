import { expect, it } from 'vitest';
import { asCallerOf } from './caller-group.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const PASSWORD = 'Crème brûlée № 5';
/** Each step up takes twice the time and memory. One hash here is as expensive as in production. */
const [REAL, QUICK] = [17, 12];
const hash = await hashPassword(PASSWORD, QUICK);

it('knows its own password and no other', async () => {
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash, password: `${PASSWORD} ` })).toBe(false);
});

it('takes the same letters typed as other code points', async () => {
  const typedElsewhere = PASSWORD.normalize('NFKD');
  expect(typedElsewhere).not.toBe(PASSWORD);
  expect(await verifyPassword({ hash, password: typedElsewhere })).toBe(true);
});

it('says how it was made, and makes another each time', async () => {
  const again = await hashPassword(PASSWORD, QUICK);
  expect(hash).toMatch(/^scrypt\$12\$8\$1\$[\w+/]{22}==\$[\w+/]{86}==$/);
  expect(again).toMatch(/^scrypt\$12\$8\$1\$/);
  expect(again).not.toBe(hash);
});

it.each([
  ['nothing', ''],
  ['another kind of hash', `bcrypt${hash.slice('scrypt'.length)}`],
  ['a hash without its key', hash.split('$').slice(0, 5).join('$')],
  ['a key cut short', `${hash.split('$').slice(0, 5).join('$')}$AAAA`],
  ['a cost that is no number', hash.replace('$12$', '$many$')],
  ['a cost of nothing', hash.replace('$12$', '$0$')],
  ['a cost beyond any memory', hash.replace('$12$', '$40$')],
  ['a name alone', 'scrypt'],
])('a password never fits %s', async (_case, malformed) => {
  expect(await verifyPassword({ hash: malformed, password: PASSWORD })).toBe(false);
});

it('leaves the server free to answer others meanwhile', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const expensive = await Promise.all([
    hashPassword('a'.repeat(512), REAL),
    verifyPassword({ hash, password: 'another' }),
  ]);
  clearInterval(timer);
  expect(expensive[0]).toMatch(/^scrypt\$17\$/);
  expect(ticks).toBeGreaterThan(5);
});

it('a network that fills the line turns nobody of another away', async () => {
  const hashFor = (network: string) =>
    asCallerOf({ group: network, ip: '127.0.0.1' }, () => hashPassword(PASSWORD, QUICK));
  const flood = Promise.allSettled(Array.from({ length: 100 }, () => hashFor('203.0.113.5')));
  const neighbors = await Promise.allSettled(Array.from({ length: 10 }, () => hashFor('198.51.100.7')));
  expect(neighbors.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await flood).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(40);
});
