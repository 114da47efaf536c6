import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { disputeFileOptions } from '#web/components/disputes/dispute-options.ts';

const DisputeFileView = lazy(async () => ({
  default: (await import('./dispute-file.tsx')).DisputeFileView,
}));

type DisputeDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One dispute, with all that a decision rests on. */
export function DisputeDrawer({ id, ids, onOpen, onClose }: DisputeDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: file, error } = useQuery(disputeFileOptions(api, id));
  return (
    <RecordDrawer
      title="Dispute"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      footnote="Every decision stands in the audit log."
    >
      {file ? (
        <Suspense fallback={<RecordPending error={null} />}>
          <DisputeFileView key={file.dispute.id + file.dispute.status} file={file} />
        </Suspense>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
