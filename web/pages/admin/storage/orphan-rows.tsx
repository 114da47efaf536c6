import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { StorageOrphans } from '#web/api/generated/types.gen.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { files } from './bucket-figures.tsx';
import { OwnerName } from './owner-name.tsx';
import { orphansOptions } from './storage-options.ts';
import type { StorageDeeds } from './use-storage-deeds.ts';

/** Where the store and its records disagree. The store is gone through while the page waits. */
export function OrphanRows({ deeds, now }: { deeds: StorageDeeds; now: Date }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError } = useQuery(orphansOptions(api));
  if (isError) return <NothingHere title="The store did not answer" hint="Reload the page to ask again." />;
  if (!data) return <Waiting />;
  if (data.object_count === 0 && data.missing.length === 0) {
    return (
      <NothingHere
        title="Store and records agree"
        hint="No bytes without a record, no record without bytes."
      />
    );
  }
  return (
    <>
      {data.object_count > 0 ? <Strays orphans={data} deeds={deeds} now={now} /> : null}
      {data.missing.length > 0 ? (
        <>
          <h2 className="px-4 pt-6 pb-3 type-item md:px-6">Records without bytes</h2>
          <PlainTable
            caption="Records without bytes"
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

type StraysProps = { orphans: StorageOrphans; deeds: StorageDeeds; now: Date };

function Strays({ orphans, deeds, now }: StraysProps) {
  const { object_count, byte_size, objects, is_partial } = orphans;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-6">
        <p className="text-base text-ink-2">
          {files(object_count)} without a record, {sizeWords(byte_size)}
          {is_partial ? ', and this look did not reach the end of the store' : ''}.
        </p>
        <ReasonDialog
          trigger={
            <Button size="dense" variant="danger">
              Sweep
            </Button>
          }
          title={`Remove ${files(object_count)}?`}
          description="No record knows them and they are older than a day. They cannot be brought back."
          verb="Remove for good"
          isDestructive
          done="The store is swept."
          send={deeds.sweep}
        />
      </div>
      <PlainTable
        caption="Bytes without a record"
        rows={objects}
        keyOf={({ key }) => key}
        columns={[
          { header: 'Where', cell: ({ key }) => key, phone: 'left' },
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
      <span className="sr-only">Going through the store</span>
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
