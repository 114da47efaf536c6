import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { call } from '#web/api/call.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { stringifySearch } from '#web/search-params.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { InviteListButton } from './invite-list-button.tsx';
import { ListEntry } from './list-entry.tsx';
import { listOptions, listsOptions } from './load-lists.ts';
import { NameDialog } from './name-dialog.tsx';

type ListPageProps = {
  bar: AppBarProps;
  now: Date;
  id: string;
  shopId: string;
  view: { cursor?: string; as?: string };
  viewed: Business | null;
};

/** The creators on a list, with the team's notes. */
export function ListPage({ bar, now, id, shopId, view, viewed }: ListPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  const { list, entries, next_cursor } = useSuspenseQuery(listOptions(api, shopId, id, view.cursor)).data;
  const signed = useSignedUrls(entries.flatMap(({ creator }) => creator?.avatar ?? []));
  const canAct = viewed === null;
  const params = { id: shopId, list_id: id };
  const as = view.as ? { as: view.as } : {};
  const hrefOf = (cursor?: string) => `/business/creator-lists/${id}${stringifySearch({ ...as, cursor })}`;
  return (
    <AreaLayout bar={bar}>
      {viewed ? <ViewingBanner businessName={viewed.business_name} /> : null}
      <div className="mx-auto max-w-wide px-4 pt-4 pb-12 md:px-8 md:pt-8 lg:px-10">
        <Link
          href={`/business/creator-lists${stringifySearch(as)}`}
          className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
          Creator lists
        </Link>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="type-page-title wrap-anywhere">{list.name}</h1>
            <p className="num mt-2 text-md text-ink-2">
              {list.creator_count === 1 ? '1 creator' : `${list.creator_count} creators`}, made by{' '}
              {list.created_by_name}
            </p>
          </div>
          {canAct ? (
            <div className="flex flex-wrap gap-2">
              <NameDialog
                trigger={
                  <Button variant="ghost" icon={<Pencil aria-hidden="true" />}>
                    Rename
                  </Button>
                }
                title="Rename list"
                name={list.name}
                verb="Rename list"
                done="List renamed."
                send={(reach, { name }) =>
                  call(reach, 'PATCH /api/businesses/:id/creator-lists/:list_id', { params, body: { name } })
                }
              />
              <FormDialog
                trigger={
                  <Button variant="ghost" icon={<Trash2 aria-hidden="true" />}>
                    Delete
                  </Button>
                }
                title={`Delete ${list.name}?`}
                description="Your team loses the list and its notes. The creators aren’t told."
                names={[]}
                send={(reach) => call(reach, 'DELETE /api/businesses/:id/creator-lists/:list_id', { params })}
                after={async () => {
                  await router.navigate({ href: '/business/creator-lists' });
                  await queries.invalidateQueries({ queryKey: listsOptions(api, shopId).queryKey });
                }}
                done="List deleted."
                verb="Delete list"
                safeVerb="Keep list"
                isDestructive
              />
              {list.creator_count > 0 ? (
                <InviteListButton businessId={shopId} listId={id} listName={list.name} />
              ) : null}
            </div>
          ) : null}
        </div>
        {entries.length === 0 ? (
          <p className="mt-8 text-md text-ink-2">
            Nobody is on this list yet.{' '}
            <Link href={`/business/creators${stringifySearch(as)}`} className="text-link underline">
              Browse creators
            </Link>{' '}
            and save the ones you like.
          </p>
        ) : (
          <FaceColors names={entries.map(({ name }) => name)}>
            <Card padded={false} className="mt-6">
              <ul aria-label="Creators on this list">
                {entries.map((entry) => (
                  <ListEntry
                    key={entry.creator_id}
                    entry={entry}
                    params={params}
                    signed={signed}
                    now={now}
                    as={view.as}
                    canAct={canAct}
                  />
                ))}
              </ul>
            </Card>
          </FaceColors>
        )}
        <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
          {view.cursor ? (
            <ButtonLink render={(look) => <Link href={hrefOf()} {...look} />}>First page</ButtonLink>
          ) : null}
          {next_cursor ? (
            <ButtonLink render={(look) => <Link href={hrefOf(next_cursor)} {...look} />}>
              Next page
            </ButtonLink>
          ) : null}
        </nav>
      </div>
    </AreaLayout>
  );
}
