import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { disputeFileOptions } from '#web/components/disputes/dispute-options.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const DisputeFileView = lazyPart(async () => (await import('./dispute-file.tsx')).DisputeFileView);

type DisputeDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A dispute with everything needed to decide it. */
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
      footnote="Every decision is recorded in the audit log."
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
