import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { useKeys } from '#web/components/admin/use-keys.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { ApplicantPane } from './applicant-pane.tsx';
import { ApplicantQueue } from './applicant-queue.tsx';
import { type ApplicantsView, applicantsOptions, segmentOf } from './applicants-options.ts';
import { KeyHints } from './key-hints.tsx';

/** The queue on the left, one application on the right; on a phone, one at a time. */
export function ApplicantsPage({ view }: { view: ApplicantsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queue = useSuspenseInfiniteQuery(applicantsOptions(api, view));
  const { change, hrefOf } = useView('/admin/applicants', view);
  const [areKeysShown, showKeys] = useState(false);
  const applicants = queue.data.pages.flatMap((page) => page.applicants);
  const counts = queue.data.pages.at(-1)?.counts ?? { waiting: 0, changes: 0 };
  const ids = applicants.map(({ id }) => id);
  // A desktop opens the first application; a phone shows the queue until one is chosen.
  const openId = view.open ?? ids[0];
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const open = (id: string | undefined) => id && change({ open: id }, { replace: true });
  useKeys({
    j: () => open(ids[place + 1]),
    k: () => open(ids[place - 1]),
    '?': () => showKeys(true),
  });
  return (
    <AdminShell title="Applicants" actions={<KeyHints isOpen={areKeysShown} onOpenChange={showKeys} />}>
      <div className="flex min-h-0 grow lg:h-[calc(100dvh-4rem)] lg:flex-none">
        <ApplicantQueue
          applicants={applicants}
          counts={counts}
          segment={segmentOf(view)}
          openId={openId}
          hrefOf={(id) => hrefOf({ open: id })}
          onOpen={(id) => change({ open: id })}
          onSegment={(segment) =>
            change({ segment: segment === 'waiting' ? undefined : segment, open: undefined })
          }
          more={queue}
        />
        {openId === undefined ? (
          <div className="hidden grow lg:flex">
            <NoRows
              words="ALL CLEAR"
              title="No applications to review"
              hint="New applications show up here."
            />
          </div>
        ) : (
          <ApplicantPane
            key={openId}
            id={openId}
            isChosen={view.open !== undefined}
            place={place}
            total={counts[segmentOf(view)]}
            onStep={(step) => open(ids[place + step])}
            onClose={() => change({ open: undefined })}
            onDecided={() => change({ open: ids[place + 1] ?? ids[place - 1] }, { replace: true })}
            hasNext={place >= 0 && place + 1 < ids.length}
          />
        )}
      </div>
    </AdminShell>
  );
}
