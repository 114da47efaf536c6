import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { call } from '#web/api/call.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { ForAdmins, useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageDrawer } from './package-drawer.tsx';
import { PackageRow } from './package-row.tsx';
import { isArchiveView, NEW_PACKAGE, type PackagesView, packagesOptions } from './packages-options.ts';

/** The packages businesses start campaigns from, in the order they see them. */
export function PackagesPage({ view }: { view: PackagesView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(packagesOptions(api));
  const { change, hrefOf } = useView('/admin/packages', view);
  const moving = useAction(
    (api, ids: string[]) => call(api, 'PUT /api/admin/content-packages/order', { body: { ids } }),
    {
      after: 'everything',
      failed: 'Couldn’t reorder',
      isParallel: true,
    },
  );
  const canChange = useIsAllowed('admin_operations');
  const isArchive = isArchiveView(view);
  const open = data.packages.filter(({ archived_at }) => archived_at === null);
  const archived = data.packages.filter(({ archived_at }) => archived_at !== null);
  const shown = isArchive ? archived : open;

  function move(from: number, to: number) {
    const ids = open.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    void moving.run(ids);
  }

  return (
    <AdminShell
      title="Content Packages"
      actions={
        <ForAdmins rule="admin_operations">
          <Button icon={<Plus aria-hidden="true" />} onClick={() => change({ open: NEW_PACKAGE })}>
            Add package
          </Button>
        </ForAdmins>
      }
    >
      <SegmentBar
        label="Show"
        segments={[
          { value: 'open', label: 'Active', count: open.length },
          { value: 'archived', label: 'Archived', count: archived.length },
        ]}
        value={isArchive ? 'archived' : 'open'}
        onValueChange={(state) => change({ state: state === 'archived' ? state : undefined })}
      />
      {shown.length === 0 ? (
        <NoRows
          words="NONE YET"
          title={isArchive ? 'No archived packages' : 'No packages yet'}
          hint={isArchive ? 'You can restore archived packages here.' : 'Add your first package.'}
        />
      ) : (
        <ul className="bg-surface">
          {shown.map((one, place) => (
            <PackageRow
              key={one.id}
              contentPackage={one}
              href={hrefOf({ open: one.id })}
              isOpen={view.open === one.id}
              onOpen={() => change({ open: one.id })}
              onUp={!canChange || isArchive || place === 0 ? null : () => move(place, place - 1)}
              onDown={
                !canChange || isArchive || place === shown.length - 1 ? null : () => move(place, place + 1)
              }
            />
          ))}
        </ul>
      )}
      {view.open ? (
        <PackageDrawer
          key={view.open}
          id={view.open}
          contentPackage={data.packages.find(({ id }) => id === view.open) ?? null}
          ids={shown.map(({ id }) => id)}
          onOpen={(id) => change({ open: id }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
