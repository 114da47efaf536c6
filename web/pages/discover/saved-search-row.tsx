import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Mail, MailX, Trash2 } from 'lucide-react';
import { PAYOUT_FILTER_MAX_CENTS } from '#domain/campaign-filters.ts';
import { changeSavedSearch, deleteSavedSearch } from '#web/api/generated/sdk.gen.ts';
import type { SavedSearch } from '#web/api/generated/types.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { NO_FILTERS, type ViewChange } from './discover-view.ts';

type SavedSearchRowProps = { search: SavedSearch; onOpen: (change: ViewChange) => void };

export function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { id, search_name, has_daily_mail } = search;
  const call = { ...api, path: { id }, throwOnError: true as const };

  async function act(send: () => Promise<unknown>) {
    try {
      await send();
    } catch (cause) {
      toast({ title: 'Not changed', description: adviceFor(cause), variant: 'destructive' });
    }
    await queries.invalidateQueries({ queryKey: [{ _id: 'listSavedSearches' }] });
  }

  return (
    <li className="flex items-center gap-1">
      <Button
        variant="ghost"
        onClick={() => onOpen(toFilters(search))}
        className="min-w-0 grow justify-start!"
      >
        <span className="truncate">{search_name}</span>
      </Button>
      <Button
        variant="ghost"
        shape="icon"
        aria-pressed={has_daily_mail}
        aria-label={`Daily mail about ${search_name}`}
        title={has_daily_mail ? 'Daily mail is on' : 'Daily mail is off'}
        icon={has_daily_mail ? <Mail aria-hidden="true" /> : <MailX aria-hidden="true" />}
        onClick={() =>
          void act(() => changeSavedSearch({ ...call, body: { has_daily_mail: !has_daily_mail } }))
        }
      />
      <Button
        variant="ghost"
        shape="icon"
        aria-label={`Delete ${search_name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => void act(() => deleteSavedSearch(call))}
      />
    </li>
  );
}

function toFilters({ filters }: SavedSearch): ViewChange {
  return {
    ...NO_FILTERS,
    q: filters.q ?? '',
    industry: filters.industry ?? null,
    neighborhoods: filters.neighborhoods,
    min_payout_cents: filters.min_payout_cents ?? 0,
    max_payout_cents: filters.max_payout_cents ?? PAYOUT_FILTER_MAX_CENTS,
    content_types: filters.content_types,
    deadline: filters.deadline_filter,
    sort: filters.sort_by,
  };
}
