import { expect, it } from 'vitest';
import { testApp } from '#test/support/test-app.ts';
import { throttle } from './throttle.ts';

it('shares one answer among everybody who asks within the time', async () => {
  let count = 0;
  const ask = throttle(60_000, async () => {
    count += 1;
    return count;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  const always = throttle(0, async () => {
    count += 1;
    return count;
  });
  expect([await always(), await always()]).toEqual([2, 3]);
});

it('strangers who ask whether the server is ready cost one question to the database', async () => {
  let questions = 0;
  const { app } = await testApp({
    adapt: ({ db }) => ({
      db: db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'RawNode') questions += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    }),
  });
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(questions).toBeLessThanOrEqual(3);
});
