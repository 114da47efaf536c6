import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '#test/layout/read-sources.ts';
import { readHelp } from '#test/words/read-help.ts';
import { ACCOUNTS } from './accounts.ts';
import { ADMIN } from './admin.ts';
import { BASE } from './base.ts';
import { BUSINESSES } from './businesses.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { CREATORS } from './creators.ts';
import { findPromises, promisesIn } from './find-promises.ts';
import { HIRING } from './hiring.ts';
import { MONEY } from './money.ts';
import { WORK } from './work.ts';

const PROMISED = [ACCOUNTS, ADMIN, BASE, BUSINESSES, CAMPAIGNS, CREATORS, HIRING, MONEY, WORK].flat();
const listed = new Set(PROMISED.flatMap(({ says }) => says));
const said = new Set([
  ...['web', 'server', 'domain', 'contract']
    .flatMap(readSources)
    .filter(({ path }) => !/seed|demo/.test(path))
    .flatMap(findPromises),
  ...readHelp().flatMap(({ text }) => promisesIn(text)),
]);

describe('what the product promises', () => {
  it('is listed with a proof, sentence by sentence', () => {
    expect([...said].filter((sentence) => !listed.has(sentence))).toEqual([]);
  });

  it('is still made: the list names no sentence that was removed', () => {
    expect([...listed].filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('is proven by a test that exists and runs, or by a duty of the operator', () => {
    const broken = PROMISED.filter(({ proof, title }) => !isThere(proof, title));
    expect(broken.map(({ proof, title }) => `${proof}: ${title}`)).toEqual([]);
  });
});

describe('the reading of promises', () => {
  const read = (text: string) => findPromises({ path: 'web/x.tsx', text } as never);

  it('finds a promise among other sentences, with its values left out', () => {
    expect(read('<p>Paid by {day}. We’ll email {count(x)} people. Sign in first.</p>')).toEqual([
      'We’ll email {} people.',
    ]);
  });

  it('leaves other sentences alone', () => {
    expect(read('<p>You pay by card. The creator is accepted.</p>')).toEqual([]);
  });

  it('takes no skipped test for a proof', () => {
    expect(isNamedIn("it.skip('keeps it', () => {})", 'keeps it')).toBe(false);
    expect(isNamedIn("it('keeps it and more', () => {})", 'keeps it')).toBe(true);
  });
});

function isThere(proof: string, title: string): boolean {
  if (!existsSync(proof)) return false;
  const text = readFileSync(proof, 'utf8');
  return proof.endsWith('.md') ? text.replaceAll(/\s+/g, ' ').includes(title) : isNamedIn(text, title);
}

function isNamedIn(text: string, title: string): boolean {
  const at = text.indexOf(title);
  const before = text.slice(Math.max(0, at - 400), at);
  return (
    at >= 0 &&
    /(it|test)(\.each\([\s\S]*\))?\(\s*['"`](\[[^\]]*\]\s*)*$/.test(before) &&
    !/\.skip\(\s*['"`]$/.test(before)
  );
}
