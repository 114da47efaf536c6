import { Mail, MailX, Trash2 } from 'lucide-react';
import type { SavedSearch } from '#contract/campaigns/saved-searches.ts';
import { PAYOUT_FILTER_MAX_CENTS } from '#domain/campaigns/campaign-filters.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { NO_FILTERS, type ViewChange } from './discover-view.ts';

type SavedSearchRowProps = { search: SavedSearch; onOpen: (change: ViewChange) => void };

export function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const { id, search_name, has_daily_mail } = search;
  const params = { id };

  const changes = {
    after: 'GET /api/saved-searches',
    afterRefusal: 'GET /api/saved-searches',
    failed: 'Couldn’t save',
  } as const;
  const switching = useAction(
    (api) =>
      call(api, 'PATCH /api/saved-searches/:id', { params, body: { has_daily_mail: !has_daily_mail } }),
    changes,
  );
  const deleting = useAction((api) => call(api, 'DELETE /api/saved-searches/:id', { params }), changes);

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
        aria-label={`Daily email about ${search_name}`}
        title={has_daily_mail ? 'Daily email on' : 'Daily email off'}
        icon={has_daily_mail ? <Mail aria-hidden="true" /> : <MailX aria-hidden="true" />}
        onClick={() => void switching.run()}
      />
      <Button
        variant="ghost"
        shape="icon"
        aria-label={`Delete ${search_name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => void deleting.run()}
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
