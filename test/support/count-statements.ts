import type { KyselyPlugin } from 'kysely';
import type { Context } from '#server/platform/context.ts';

/** Runs a command, and answers with the number of statements it sent. */
export async function countStatements<C extends Context>(
  context: C,
  run: (counted: C) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run({ ...context, db: context.db.withPlugin(counting) });
  return count;
}
