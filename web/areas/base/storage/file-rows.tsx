import type { StorageOverview } from '#contract/base/storage.ts';
import { call } from '#web/api/call.ts';
import { MEDIA_ROLE_WORDS } from '#web/components/admin/media-role-words.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnerName } from './owner-name.tsx';

export function DeletedRows({ deleted, now }: Pick<StorageOverview, 'deleted'> & { now: Date }) {
  if (deleted.length === 0) {
    return <NothingHere title="No deleted files" hint="Deleted files stay here for 30 days." />;
  }
  return (
    <PlainTable
      caption="Recently deleted"
      rows={deleted}
      keyOf={({ id }) => id}
      columns={[
        { header: 'File', cell: ({ original_name }) => original_name, phone: 'left' },
        { header: 'Owner', cell: (row) => <OwnerName {...row} /> },
        { header: 'Role', cell: ({ role }) => MEDIA_ROLE_WORDS[role] },
        { header: 'Deleted', cell: ({ deleted_at }) => momentWords(deleted_at, now) },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true },
        {
          header: 'Action',
          phone: 'right',
          numeric: true,
          cell: (file) => (
            <ReasonDialog
              rule="admin_operations"
              trigger={
                <Button size="dense" aria-label={`Restore ${file.original_name}`}>
                  Restore
                </Button>
              }
              title={`Restore ${file.original_name}?`}
              description="The owner sees it again right away, at the end of the gallery."
              verb="Restore file"
              done="File restored."
              send={(api, reason) =>
                call(api, 'POST /api/admin/storage/files/:id/restoration', {
                  params: { id: file.id },
                  body: { reason },
                })
              }
            />
          ),
        },
      ]}
    />
  );
}

export function UnfinishedRows({ unfinished, now }: Pick<StorageOverview, 'unfinished'> & { now: Date }) {
  if (unfinished.length === 0) {
    return (
      <NothingHere
        title="No unfinished uploads"
        hint="Uploads that aren’t finished within a day are discarded."
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
        { header: 'Started', cell: ({ created_at }) => momentWords(created_at, now) },
        { header: 'Expires', cell: ({ expires_at }) => momentWords(expires_at, now) },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true },
        {
          header: 'Action',
          phone: 'right',
          numeric: true,
          cell: (upload) => (
            <ReasonDialog
              rule="admin_operations"
              trigger={
                <Button size="dense" variant="danger" aria-label={`Discard ${upload.original_name}`}>
                  Discard
                </Button>
              }
              title={`Discard ${upload.original_name}?`}
              description="The uploaded part is removed, and the sender has to start over."
              verb="Discard upload"
              isDestructive
              done="Upload discarded."
              send={(api, reason) =>
                call(api, 'POST /api/admin/storage/uploads/:id/cancellation', {
                  params: { id: upload.id },
                  body: { reason },
                })
              }
            />
          ),
        },
      ]}
    />
  );
}
