import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext } from '#test/support/test-context.ts';
import { compileOnce } from './compiled-query.ts';

const { db } = await testContext();

describe('a compiled query', () => {
  it('is filled with the values of each call, wherever they are', async () => {
    let builds = 0;
    const ask = compileOnce((_, { first, second }: { first: string; second: string[] }) => {
      builds += 1;
      return sql<{ said: string }>`
        select ${first}::text || ' ' || word || ' ' || ${'there'}::text as said
        from unnest(${second}::text[]) word order by word`;
    });
    const answers = await Promise.all([
      ask(db, { first: 'hello', second: ['over', 'once'] }),
      ask(db, { first: 'and', second: [] }),
      ask(db, { first: 'hello', second: ["it's"] }),
    ]);
    expect(answers.map((rows) => rows.map(({ said }) => said))).toEqual([
      ['hello once there', 'hello over there'],
      [],
      ["hello it's there"],
    ]);
    expect(builds).toBe(1);
  });
});
