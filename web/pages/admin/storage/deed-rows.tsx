import type { StorageOverview } from '#web/api/generated/types.gen.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnerName } from './owner-name.tsx';
import type { StorageDeeds } from './use-storage-deeds.ts';

type RowsWithDeeds = { deeds: StorageDeeds; now: Date };

export function DeletedRows({ deleted, deeds, now }: Pick<StorageOverview, 'deleted'> & RowsWithDeeds) {
  if (deleted.length === 0) {
    return (
      <NothingHere title="Nothing deleted lately" hint="Deleted files stay for 30 days and show here." />
    );
  }
  return (
    <PlainTable
      caption="Recently deleted"
      rows={deleted}
      keyOf={({ id }) => id}
      columns={[
        { header: 'File', cell: ({ original_name }) => original_name, phone: 'left' },
        { header: 'Owner', cell: (row) => <OwnerName {...row} /> },
        { header: 'Role', cell: ({ role }) => role },
        { header: 'Deleted', cell: ({ deleted_at }) => momentWords(deleted_at, now) },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true },
        {
          header: 'Action',
          phone: 'right',
          numeric: true,
          cell: (file) => (
            <ReasonDialog
              trigger={
                <Button size="dense" aria-label={`Restore ${file.original_name}`}>
                  Restore
                </Button>
              }
              title={`Restore ${file.original_name}?`}
              description="Its owner sees it again at once, at the end of the row."
              verb="Restore file"
              done="The file is back."
              send={(reason) => deeds.restore(file.id, reason)}
            />
          ),
        },
      ]}
    />
  );
}

export function UnfinishedRows({
  unfinished,
  deeds,
  now,
}: Pick<StorageOverview, 'unfinished'> & RowsWithDeeds) {
  if (unfinished.length === 0) {
    return (
      <NothingHere
        title="No upload is under way"
        hint="Uploads that nobody finishes in a day are given up."
      />
    );
  }
  return (
    <PlainTable
      caption="Unfinished uploads"
      rows={unfinished}
      keyOf={({ id }) => id}
      columns={[
        { header: 'File', cell: ({ original_name }) => original_name, phone: 'left' },
        { header: 'Owner', cell: (row) => <OwnerName {...row} /> },
        { header: 'Begun', cell: ({ created_at }) => momentWords(created_at, now) },
        { header: 'Given up', cell: ({ expires_at }) => momentWords(expires_at, now) },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true },
        {
          header: 'Action',
          phone: 'right',
          numeric: true,
          cell: (upload) => (
            <ReasonDialog
              trigger={
                <Button size="dense" variant="danger" aria-label={`Give up ${upload.original_name}`}>
                  Give up
                </Button>
              }
              title={`Give up ${upload.original_name}?`}
              description="What has arrived of it is removed. Its sender has to begin again."
              verb="Give up upload"
              isDestructive
              done="The upload is given up."
              send={(reason) => deeds.giveUp(upload.id, reason)}
            />
          ),
        },
      ]}
    />
  );
}
