import { ChevronDown, ListFilter, Search, UserPlus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CampaignApplicantPage } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { ApplicantSort } from '#domain/hiring/applicant-segments.ts';
import { CAMPAIGN_APPLICANT_SEGMENTS } from '#domain/hiring/applicant-segments.ts';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToken, Segments } from '#web/ui/chip.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import {
  type ApplicantsView,
  filtersOf,
  SEGMENT_NAMES,
  SORT_NAMES,
  segmentOf,
  sortOf,
} from './applicants-view.ts';

const FilterDialog = lazyPart(async () => (await import('./filter-dialog.tsx')).FilterDialog);

type ApplicantsBarProps = {
  view: ApplicantsView;
  counts: CampaignApplicantPage['counts'] | undefined;
  onChange: (change: ApplicantsView, options?: { replace: boolean }) => void;
  /** Null if nobody can be invited. */
  onInvite: (() => void) | null;
};

/** The bar above the list: segment, filters and sort order. On a phone it is one row, and search opens below it. */
export function ApplicantsBar({ view, counts, onChange, onInvite }: ApplicantsBarProps) {
  const [isFiltering, setFiltering] = useState(false);
  const [isSearching, setSearching] = useState(Boolean(view.q));
  const search = useRef<HTMLDivElement>(null);
  const segment = segmentOf(view);

  function openSearch() {
    flushSync(() => setSearching(true));
    search.current?.querySelector('input')?.focus();
  }

  return (
    <div className="border-line border-b bg-surface px-4 py-3 max-md:bg-paper md:px-10">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:gap-x-2">
        <div className="max-md:-my-1 max-md:-ml-4 max-md:min-w-0 max-md:flex-1 max-md:overflow-x-auto max-md:py-1 max-md:pl-4 max-md:[scrollbar-width:none]">
          <Segments
            label="Show"
            value={segment}
            onValueChange={(next) =>
              onChange({ state: next === 'to_review' ? '' : next, open: '' }, { replace: false })
            }
            options={CAMPAIGN_APPLICANT_SEGMENTS.map((value) => ({
              value,
              label: (
                <span className="num">{`${SEGMENT_NAMES[value]}${counts ? ` ${counts[value]}` : ''}`}</span>
              ),
            }))}
            className="max-md:w-max max-md:flex-nowrap"
          />
        </div>
        <div
          ref={search}
          className={`w-full max-md:order-last md:w-56 ${isSearching ? '' : 'max-md:hidden'}`}
        >
          <SearchField
            label="Search applicants"
            value={view.q ?? ''}
            onSearch={(q) => onChange({ q, open: '' }, { replace: true })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 md:ml-auto">
          {isSearching ? null : (
            <Button
              shape="icon"
              icon={<Search aria-hidden="true" />}
              aria-label="Search applicants"
              onClick={openSearch}
              className="md:hidden"
            />
          )}
          <Button
            icon={<ListFilter aria-hidden="true" />}
            onClick={() => setFiltering(true)}
            className="max-md:w-11 max-md:px-0"
          >
            <span className="max-md:sr-only">Filters</span>
          </Button>
          <div className="flex flex-wrap gap-2 max-md:hidden">
            <SortButton sort={sortOf(view)} onSort={(sort) => onChange(sortChange(sort))} />
            {onInvite ? (
              <Button variant="ink" icon={<UserPlus aria-hidden="true" />} onClick={onInvite}>
                Invite creators
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <ActiveFilters view={view} onChange={onChange} />
      {isFiltering ? (
        <Suspense>
          <FilterDialog
            filters={view}
            sort={sortOf(view)}
            onApply={({ sort, ...filters }) => {
              setFiltering(false);
              onChange({ ...filters, ...sortChange(sort) });
            }}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The default order is not written in the address. */
function sortChange(sort: ApplicantSort): ApplicantsView {
  return { sort: sort === 'applied' ? '' : sort, open: '' };
}

function ActiveFilters({ view, onChange }: Pick<ApplicantsBarProps, 'view' | 'onChange'>) {
  const { platform, min_followers, neighborhood_id, has_quote } = filtersOf(view);
  const tokens = [
    platform && { key: 'platform', label: PLATFORM_NAMES[platform] },
    min_followers && { key: 'followers', label: `${shortCount(min_followers)} followers or more` },
    neighborhood_id && { key: 'near', label: 'One neighborhood' },
    has_quote && { key: 'quote', label: 'With a quote' },
  ].filter((token) => typeof token === 'object');
  if (tokens.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap gap-2">
      {tokens.map(({ key, label }) => (
        <li key={key}>
          <FilterToken label={label} onRemove={() => onChange({ [key]: '', open: '' })} />
        </li>
      ))}
    </ul>
  );
}

type SortButtonProps = { sort: ApplicantSort; onSort: (sort: ApplicantSort) => void };

function SortButton({ sort, onSort }: SortButtonProps) {
  const trigger = (
    <Button>
      <span className="font-medium text-ink-2">Sort</span> {SORT_NAMES[sort]}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="menu"
      load={async () => (await import('./sort-menu.tsx')).SortMenu}
      props={{ trigger, sort, onSort }}
    />
  );
}
