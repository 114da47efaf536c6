import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Calendar } from 'lucide-react';
import { Fragment } from 'react';
import { OVERVIEW_DAYS } from '#domain/admin/overview.ts';
import { headline } from '#domain/admin/waiting.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Select } from '#web/ui/select.tsx';
import { Money } from './money.tsx';
import { OpenCampaigns } from './open-campaigns.tsx';
import { daysOf, type OverviewView, overviewOptions } from './overview-options.ts';
import { longMoment } from './overview-words.ts';
import { SystemStatus } from './system-status.tsx';
import { TodoList } from './todo-list.tsx';
import { Trends } from './trends.tsx';

const RANGES = OVERVIEW_DAYS.map((days) => ({ value: String(days), label: `Last ${days} days` }));

/** Work that needs a person, the trends and the system status. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: overview } = useSuspenseQuery(overviewOptions(api, view));
  const { change } = useView('/admin', view);
  const now = useNow();
  const days = daysOf(view);
  return (
    <AdminShell
      title="Overview"
      actions={
        <Select
          label="Range"
          labelHidden
          size="dense"
          lead={<Calendar aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />}
          options={RANGES}
          value={String(days)}
          onValueChange={(next) => change({ days: next === '30' ? undefined : next })}
          className="w-42 *:[button]:font-semibold"
        />
      }
    >
      <div className="mx-auto grid w-full max-w-wide gap-8 px-4 py-7 md:px-8 md:py-9">
        <section aria-labelledby="waiting" className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <h2 id="waiting" className="type-tool-title text-balance">
              {headline(overview)
                .split(/(?<=\.) /)
                .map((sentence, at) => (
                  // Narrow screens break between the sentences.
                  <Fragment key={sentence}>
                    {at > 0 ? ' ' : null}
                    <span className="inline-block">{sentence}</span>
                  </Fragment>
                ))}
            </h2>
            <p className="num text-base text-ink-2">{longMoment(now)}</p>
          </div>
          <TodoList overview={overview} now={now} />
        </section>
        <Trends overview={overview} days={days} />
        {overview.held_cents === undefined || overview.reserve_cents === undefined ? null : (
          <Money
            overview={overview}
            held_cents={overview.held_cents}
            reserve_cents={overview.reserve_cents}
          />
        )}
        <div className="grid gap-5 lg:grid-cols-2">
          <OpenCampaigns boroughs={overview.boroughs} />
          <SystemStatus machine={overview.machine} />
        </div>
      </div>
    </AdminShell>
  );
}
