import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { SettingTurn } from '#contract/base/settings.ts';
import { SETTING_RULES, settingWords } from '#domain/base/platform-settings.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { changesOptions } from './utilities-options.ts';

/** The history of setting changes: who, when, from what and why. */
export function ChangeRows() {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(changesOptions(api));
  const now = useNow();
  const changes = list.data.pages.flatMap((page) => page.changes);
  if (changes.length === 0) {
    return <NothingHere title="No changes yet" hint="All settings have their default values." />;
  }
  return (
    <>
      <ul className="bg-surface">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} now={now} />
        ))}
      </ul>
      <Pager
        shown={changes.length}
        noun={['change', 'changes']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </>
  );
}

function ChangeRow({ change, now }: { change: SettingTurn; now: Date }) {
  const { key, before, after, changed_by, changed_at, reason } = change;
  return (
    <li data-row={change.id} className="border-line border-b px-4 py-3 md:px-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-md font-medium">{SETTING_RULES[key].label}</span>
        <span className="num text-hint text-ink-3">
          {changed_by}, <time dateTime={changed_at}>{momentWords(changed_at, now)}</time>
        </span>
      </p>
      <p className="num mt-0.5 flex flex-wrap items-center gap-x-1.5 text-base">
        {settingWords(key, before)}
        <ArrowRight aria-label="became" className="size-3.5 stroke-2" />
        <span className="font-semibold">{settingWords(key, after)}</span>
      </p>
      <p className="mt-0.5 text-base wrap-anywhere text-ink-2">“{reason}”</p>
    </li>
  );
}
