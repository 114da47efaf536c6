import { expect, it } from 'vitest';
import { testContext } from '#test/support/test-context.ts';
import { until } from '#test/support/until.ts';

const { handle } = await testContext();

it('receives what is sent on its channel, and nothing once it stopped', async () => {
  const heard: (string | null)[] = [];
  const stop = await handle.listen('test_hearing', (payload) => heard.push(payload));
  await handle.queueDb.executeSql(`select pg_notify('test_elsewhere', 'no')`);
  await handle.queueDb.executeSql(`select pg_notify('test_hearing', 'yes')`);
  await until(async () => heard.length > 0);
  await stop();
  await handle.queueDb.executeSql(`select pg_notify('test_hearing', 'late')`);
  await handle.queueDb.executeSql('select 1');
  expect(heard).toEqual(['yes']);
});

if (process.env.TEST_DB === 'pg') {
  it('reconnects after its connection broke, and says that something may be missing', async () => {
    const heard: (string | null)[] = [];
    const stop = await handle.listen('test_breaking', (payload) => heard.push(payload));
    await handle.queueDb.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen "test_breaking"'`,
    );
    await until(async () => heard.includes(null));
    await handle.queueDb.executeSql(`select pg_notify('test_breaking', 'again')`);
    await until(async () => heard.includes('again'));
    await stop();
    expect(heard).toEqual([null, 'again']);
  });
}
