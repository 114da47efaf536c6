import { expect, it } from 'vitest';
import { seed } from '#server/seed/seed.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testContext } from '#test/support/test-context.ts';
import { queueDemo } from './seed/demo/queue-demo.ts';

it('can begin again after a kill, and keeps each view and the export once', async () => {
  const own = await withOwnLedger(await testContext());
  const context = { ...own, config: { ...own.config, seeds_demo: true } };
  await seed(context);
  const count = async () => {
    const views = await context.db.selectFrom('saved_views').select('name').orderBy('name').execute();
    const files = await context.db.selectFrom('list_exports').select('list').execute();
    return { views: views.map(({ name }) => name), files: files.map(({ list }) => list) };
  };
  await queueDemo(context);
  const first = await count();
  expect(first).toEqual({ views: ['Largest first', 'On hold', 'Suspended'], files: ['payments'] });

  // It was killed before it kept all of them.
  await context.db.deleteFrom('saved_views').where('name', '=', 'On hold').execute();
  await context.db.deleteFrom('list_exports').execute();
  await queueDemo(context);
  expect(await count()).toEqual(first);
  await queueDemo(context);
  expect(await count()).toEqual(first);
});
