import { useQuery, useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { EnrichmentTests } from '#contract/businesses/enrichment-tests.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { call } from '#web/api/call.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { type Column, DataTable } from '#web/components/admin/data-table.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { industriesOptions } from '#web/components/business/business-options.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { TestForm } from './test-form.tsx';
import { TestResult } from './test-result.tsx';
import { stateWords } from './test-words.ts';
import { type TestsView, testOptions, testsOptions } from './tests-options.ts';

type Test = EnrichmentTests['enrichments'][number];

export function EnrichmentTestPage({ view }: { view: TestsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const now = useNow();
  const { change, hrefOf } = useView('/admin/enrichment-test', view);
  const { data: industries } = useSuspenseQuery(industriesOptions(api));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    testsOptions(api),
  );
  const { data: open } = useQuery({ ...testOptions(api, view.open ?? ''), enabled: view.open !== undefined });
  const tests = data.pages.flatMap((page) => page.enrichments);

  async function test(website_url: string) {
    const asked = await call(api, 'POST /api/admin/enrichments', { body: { website_url } });
    await queries.invalidateQueries({ queryKey: testsOptions(api).queryKey });
    change({ open: asked.id });
  }

  return (
    <AdminShell title="Enrichment Test">
      <ForAdmins rule="admin_operations">
        <TestForm onTest={test} />
      </ForAdmins>
      {open ? <TestResult test={open} industries={industries.industries} /> : null}
      {tests.length === 0 ? (
        <NoRows words="NONE YET" title="No tests yet" hint="Test an address above. Results are kept here." />
      ) : (
        <DataTable
          caption="Tested addresses"
          columns={columns(now)}
          rows={tests}
          nameOf={({ website_url }) => shortAddress(website_url)}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(id) => change({ open: id })}
        />
      )}
      <Pager
        shown={tests.length}
        noun={['test', 'tests']}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </AdminShell>
  );
}

function columns(now: Date): [Column<Test>, ...Column<Test>[]] {
  return [
    {
      header: 'Address',
      cell: ({ website_url }) => shortAddress(website_url),
      phone: 'left',
      className: 'max-w-80 truncate',
    },
    { header: 'Result', cell: (test) => stateWords(test), phone: 'right' },
    { header: 'Pages', cell: ({ page_count }) => page_count, numeric: true },
    { header: 'Findings', cell: ({ finding_count }) => finding_count, numeric: true },
    { header: 'Tested by', cell: ({ asked_by }) => asked_by },
    { header: 'When', cell: ({ created_at }) => momentWords(created_at, now), phone: 'left' },
  ];
}
