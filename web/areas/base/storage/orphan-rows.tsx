import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { StorageOrphans } from '#contract/base/storage.ts';
import { call } from '#web/api/call.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { files } from './bucket-figures.tsx';
import { OwnerName } from './owner-name.tsx';
import { orphansOptions } from './storage-options.ts';

/** The differences between the store and its records. Opening this view scans the store. */
export function OrphanRows({ now }: { now: Date }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, isFetching, refetch } = useQuery(orphansOptions(api));
  if (isError) return <NoAnswer isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.object_count === 0 && data.missing.length === 0) {
    return (
      <NothingHere
        title="Storage matches our records"
        hint="Every file has a record, and every record has a file."
      />
    );
  }
  return (
    <>
      {data.object_count > 0 ? <Strays orphans={data} now={now} /> : null}
      {data.missing.length > 0 ? (
        <>
          <h2 className="px-4 pt-6 pb-3 type-item md:px-6">Records without a file</h2>
          <PlainTable
            caption="Records without a file"
            rows={data.missing}
            keyOf={({ id }) => id}
            columns={[
              { header: 'File', cell: ({ original_name }) => original_name, phone: 'left' },
              { header: 'Owner', cell: (row) => <OwnerName {...row} />, phone: 'right' },
              { header: 'Uploaded', cell: ({ created_at }) => momentWords(created_at, now) },
            ]}
          />
        </>
      ) : null}
    </>
  );
}

function NoAnswer({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <div className="flex grow items-start justify-center bg-surface px-4 py-10">
      <EmptyState
        title="Storage didn’t respond"
        hint="Nothing was changed. You can scan it again."
        action={
          <Button loading={isTrying} onClick={onRetry}>
            Scan again
          </Button>
        }
        className="w-full max-w-[30rem]"
      />
    </div>
  );
}

type StraysProps = { orphans: StorageOrphans; now: Date };

function Strays({ orphans, now }: StraysProps) {
  const { object_count, byte_size, objects, is_partial } = orphans;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-6">
        <p className="text-base text-ink-2">
          {files(object_count)} without a record, {sizeWords(byte_size)}
          {is_partial ? '. The scan didn’t reach the end of storage' : ''}.
        </p>
        <ReasonDialog
          rule="admin_operations"
          trigger={
            <Button size="dense" variant="danger">
              Clean up
            </Button>
          }
          title={`Remove ${files(object_count)}?`}
          description="They have no record and are older than a day. You can’t undo this."
          verb="Delete forever"
          isDestructive
          done="Storage cleaned up."
          send={(api, reason) => call(api, 'POST /api/admin/storage/orphan-sweeps', { body: { reason } })}
        />
      </div>
      <PlainTable
        caption="Files without a record"
        rows={objects}
        keyOf={({ key }) => key}
        columns={[
          { header: 'Path', cell: ({ key }) => key, phone: 'left' },
          { header: 'Written', cell: ({ modified_at }) => momentWords(modified_at, now) },
          { header: 'Size', cell: (row) => sizeWords(row.byte_size), numeric: true, phone: 'right' },
        ]}
      />
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3 px-4 py-5 md:px-6">
      <span className="sr-only">Scanning storage</span>
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
