import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SharePanel } from './share-panel.tsx';

type ShareDialogProps = { trigger: ReactElement; place: { id: string; identifier: string } };

/** Turns the report's link on and off. */
export function ShareDialog({ trigger, place }: ShareDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/report/share', { params: place }),
  );
  return (
    <Dialog trigger={trigger} defaultOpen title="Share results">
      <div className="mt-4">
        {data ? <SharePanel share={data} place={place} /> : <RecordPending error={error} />}
      </div>
    </Dialog>
  );
}
