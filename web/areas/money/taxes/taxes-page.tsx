import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { TaxRun } from './tax-run.tsx';
import { TaxSettings } from './tax-settings.tsx';
import { filterOf, type TaxesView, taxYearsOptions } from './taxes-options.ts';

/** What is filed for each calendar year, by whom and about whom. */
export function TaxesPage({ view }: { view: TaxesView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(taxYearsOptions(api));
  const { change } = useView('/admin/taxes', view);
  const shown = data.years.find(({ year }) => String(year) === view.year) ?? data.years[0];
  return (
    <AdminShell title="Taxes">
      <SegmentBar
        label="Calendar year"
        segments={data.years.map(({ year }) => ({ value: String(year), label: String(year) }))}
        value={String(shown?.year)}
        onValueChange={(year) => change({ year })}
      />
      {shown ? (
        <>
          <TaxSettings settings={shown} />
          <TaxRun
            key={shown.year}
            settings={shown}
            filter={filterOf(view)}
            onFilter={(filter) => change({ filter })}
          />
        </>
      ) : null}
    </AdminShell>
  );
}
