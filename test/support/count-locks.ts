import { type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely';
import type { Context } from '#server/platform/context.ts';

/** Runs a command, and answers with the tables it locked rows of, a statement each, in their order. */
export async function locksOf<C extends Context>(
  context: C,
  run: (counted: C) => Promise<unknown>,
): Promise<string[]> {
  const locked: string[] = [];
  await run({ ...context, db: context.db.withPlugin(noteLocks(locked)) });
  return locked;
}

function noteLocks(locked: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (isLock(node)) locked.push(...tablesOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

type SelectNode = Extract<RootOperationNode, { kind: 'SelectQueryNode' }>;

function isLock(node: RootOperationNode): node is SelectNode {
  const modifiers = node.kind === 'SelectQueryNode' ? node.endModifiers : undefined;
  return (
    modifiers?.some(({ modifier }) => modifier === 'ForUpdate' || modifier === 'ForNoKeyUpdate') ?? false
  );
}

function tablesOf({ from }: SelectNode): string[] {
  return (from?.froms ?? []).filter(TableNode.is).map(({ table }) => table.identifier.name);
}
