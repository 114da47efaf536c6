import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import type { CreatorPageChange } from '#contract/hiring/page-switches.ts';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { PublicLink } from '#web/components/settings/public-link.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

const PATH = 'GET /api/creators/me/public-page';

/** The creator's own page on the web: whether there is one, and what it shows. */
export function PublicPageSettings() {
  const { api, site } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(apiQuery(api, PATH));
  const saved: CreatorPageChange = {
    is_on: data?.is_on ?? false,
    shows_prices: data?.shows_prices ?? false,
    piece_ids: data?.pieces.flatMap(({ id, is_shown }) => (is_shown ? [id] : [])) ?? [],
  };
  const [page, showAtOnce] = useOptimistic(saved);
  const { run } = useAction(
    (reach, body: CreatorPageChange) => call(reach, 'PUT /api/creators/me/public-page', { body }),
    { after: PATH, failed: 'Couldn’t change it', isParallel: true, turn: 'public-page' },
  );

  function change(part: Partial<CreatorPageChange>) {
    const body = { ...page, ...part };
    startTransition(async () => {
      showAtOnce(body);
      await run(body);
    });
  }

  if (data === undefined) return <RecordPending error={error} />;
  if (data.path === null) {
    return (
      <p className="text-md text-ink-2">Add a handle to your profile first. It’s the address of your page.</p>
    );
  }
  return (
    <>
      <Switch
        tone="ink"
        checked={page.is_on}
        onChange={(event) => change({ is_on: event.target.checked })}
        hint="Anyone can open it without an account, and search engines can list it."
      >
        Public page
      </Switch>
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-md text-ink-2">
        <li>It shows your name, handle, photo, bio, neighborhood, languages, niches and average rating.</li>
        <li>It shows your social accounts and follower counts, with their source and date.</li>
        <li>It never shows your email, your mailing address or your earnings.</li>
        <li>
          When you turn it off, the page is gone within a second. It’s also off while your account is
          suspended or you’re not in the directory.
        </li>
      </ul>
      {page.is_on ? <PublicLink url={`${site.app_url}${data.path}`} /> : null}
      <div className="mt-6 grid gap-4">
        <Switch
          tone="ink"
          checked={page.shows_prices}
          onChange={(event) => change({ shows_prices: event.target.checked })}
          hint="Your usual price per piece, as in your settings."
        >
          Show my prices
        </Switch>
        <fieldset className="grid gap-3">
          <legend className="mb-2 type-item">Work on your page</legend>
          {data.pieces.length === 0 ? (
            <p className="text-md text-ink-2">
              Add work or links to your portfolio to choose from them here.
            </p>
          ) : null}
          {data.pieces.map(({ id, label }) => (
            <Switch
              key={id}
              tone="ink"
              checked={page.piece_ids.includes(id)}
              onChange={(event) =>
                change({
                  piece_ids: event.target.checked
                    ? [...page.piece_ids, id]
                    : page.piece_ids.filter((one) => one !== id),
                })
              }
            >
              {label}
            </Switch>
          ))}
        </fieldset>
      </div>
    </>
  );
}
