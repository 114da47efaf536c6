import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { MOST_LISTS } from '#domain/hiring/creator-lists.ts';
import { call } from '#web/api/call.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { stringifySearch } from '#web/search-params.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { listsOptions } from './load-lists.ts';
import { NameDialog } from './name-dialog.tsx';

type ListsPageProps = { bar: AppBarProps; shopId: string; viewed: Business | null };

/** The team's lists of creators. */
export function ListsPage({ bar, shopId, viewed }: ListsPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { lists } = useSuspenseQuery(listsOptions(api, shopId)).data;
  const as = viewed ? { as: viewed.id } : {};
  return (
    <AreaLayout bar={bar}>
      {viewed ? <ViewingBanner businessName={viewed.business_name} /> : null}
      <div className="mx-auto max-w-wide px-4 pt-6 pb-12 md:px-8 md:pt-13 lg:px-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="type-page-title">Creator lists</h1>
            <p className="mt-2 text-md text-ink-2">
              Shared by everyone on your team. Creators don’t see them.
            </p>
          </div>
          {viewed === null && lists.length < MOST_LISTS ? <NewList shopId={shopId} /> : null}
        </div>
        {lists.length === 0 ? (
          <EmptyState
            words="NO LISTS"
            title="No lists yet"
            hint="Save creators you like, with notes for your team, and invite a list to a campaign at once."
            action={
              <ButtonLink
                variant="primary"
                render={(look) => <Link href={`/business/creators${stringifySearch(as)}`} {...look} />}
              >
                Browse creators
              </ButtonLink>
            }
            className="mt-8 max-w-[40rem]"
          />
        ) : (
          <Card padded={false} className="mt-6">
            <ul aria-label="Lists">
              {lists.map((list) => (
                <li
                  key={list.id}
                  className="relative border-line px-4 py-4 not-first:border-t hover:bg-sel md:px-6"
                >
                  <h2 className="type-item wrap-anywhere">
                    <Link
                      href={`/business/creator-lists/${list.id}${stringifySearch(as)}`}
                      className="rounded-check after:absolute after:inset-0"
                    >
                      {list.name}
                    </Link>
                  </h2>
                  <p className="num text-md text-ink-2">
                    {list.creator_count === 1 ? '1 creator' : `${list.creator_count} creators`}, made by{' '}
                    {list.created_by_name}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </AreaLayout>
  );
}

function NewList({ shopId }: { shopId: string }) {
  return (
    <NameDialog
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          New list
        </Button>
      }
      title="New list"
      verb="Create list"
      done="List created."
      send={(api, { name }) =>
        call(api, 'POST /api/businesses/:id/creator-lists', { params: { id: shopId }, body: { name } })
      }
    />
  );
}
