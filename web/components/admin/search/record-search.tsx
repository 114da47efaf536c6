import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { FoundRecord } from '#contract/admin/search.ts';
import { recordPath } from '#domain/admin/search.ts';
import { apiQuery } from '#web/api/query.ts';
import { Link } from '#web/components/link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsAllowed } from '../for-admins.tsx';
import { SearchField } from '../search-field.tsx';
import { foundWords, groupsOf } from './search-words.ts';

/** A single letter is in nearly every record. */
const SHORTEST = 2;

type RecordSearchProps = { open: boolean; onClose: () => void };

/** One search over everything in the admin area. */
export function RecordSearch({ open, onClose }: RecordSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Search everything"
      width="wide"
      phone="full"
      initialFocus={field}
    >
      <Search field={field} onClose={onClose} />
    </Dialog>
  );
}

type SearchProps = { field: RefObject<HTMLInputElement | null>; onClose: () => void };

/** The arrow keys go from the field through the results, and Enter opens the first. */
function Search({ field, onClose }: SearchProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [search, setSearch] = useState('');
  const hasMoney = useIsAllowed('admin_amounts');
  const box = useRef<HTMLDivElement>(null);
  const isAsked = search.replace(/^@/, '').length >= SHORTEST;
  const found = useQuery({
    ...apiQuery(api, 'GET /api/admin/search', { query: { search } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const records = isAsked ? found.data?.records : undefined;
  const isOld = found.isPlaceholderData;

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    const places = [field.current, ...links];
    const at = places.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      places[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
    const isFinished = event.target instanceof HTMLInputElement && event.target.value.trim() === search;
    if (event.key === 'Enter' && isFinished && !isOld) links[0]?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div ref={box} onKeyDown={onKeyDown} className="mt-4">
      <SearchField
        ref={field}
        hasKey={false}
        label="Name, email, address, handle or payment number"
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className="sr-only">
        {records && !isOld ? foundWords(records.length) : ''}
      </p>
      <div className="mt-4 md:min-h-72">
        {!isAsked ? (
          <p className="text-md text-ink-2">
            {hasMoney
              ? 'Any part of a name is enough. Results come from users, businesses, campaigns, creator lists, payments, payouts, disputes and emails.'
              : 'Any part of a name is enough. Results come from users, businesses, campaigns, creator lists and emails.'}
          </p>
        ) : found.isError ? (
          <FormAlert>We couldn’t search. Try again.</FormAlert>
        ) : records === undefined ? (
          <Pending />
        ) : records.length === 0 ? (
          <EmptyState
            words="NO MATCH"
            title="No records found"
            hint="Check the spelling, or try a part of the name."
          />
        ) : (
          <Found records={records} isOld={isOld} onClose={onClose} />
        )}
      </div>
    </div>
  );
}

type FoundProps = { records: readonly FoundRecord[]; isOld: boolean; onClose: () => void };

function Found({ records, isOld, onClose }: FoundProps) {
  return (
    <div aria-busy={isOld} className={`grid gap-5 transition-opacity ${isOld ? 'opacity-60' : ''}`}>
      {groupsOf(records).map(({ title, records }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
          <ul className="-mx-2.5 mt-1">
            {records.map(({ kind, id, shown_with, name, facts }) => (
              <li key={id}>
                <Link
                  href={recordPath(kind, shown_with ?? id)}
                  onClick={onClose}
                  className="block rounded-control px-2.5 py-2 hover:wash"
                >
                  <span className="block font-medium break-words">{name}</span>
                  <span className="num block text-sm break-words text-ink-2">{facts.join(', ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Pending() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
