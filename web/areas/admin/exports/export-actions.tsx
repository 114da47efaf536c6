import { Download } from 'lucide-react';
import type { ListExport } from '#contract/admin/exports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LIST_WORDS } from './export-words.ts';

const LIST = { after: 'GET /api/admin/list-exports', afterRefusal: 'GET /api/admin/list-exports' } as const;

/** What the admin can do with an export now. */
export function ExportActions({ one }: { one: ListExport }) {
  const params = { id: one.id };
  const cancel = useAction((api) => call(api, 'POST /api/admin/list-exports/:id/cancellation', { params }), {
    ...LIST,
    failed: 'Couldn’t cancel the export',
  });
  const retry = useAction((api) => call(api, 'POST /api/admin/list-exports/:id/retry', { params }), {
    ...LIST,
    failed: 'Couldn’t retry the export',
  });
  const name = LIST_WORDS[one.list];
  if (one.status === 'done') {
    return (
      <ButtonLink
        href={`/api/admin/list-exports/${one.id}/file`}
        download
        size="dense"
        icon={<Download aria-hidden="true" />}
        aria-label={`Download ${name}`}
      >
        Download
      </ButtonLink>
    );
  }
  if (one.status === 'running') {
    return (
      <Button
        size="dense"
        loading={cancel.isBusy}
        onClick={() => void cancel.run()}
        aria-label={`Cancel ${name}`}
      >
        Cancel
      </Button>
    );
  }
  if (one.status === 'failed') {
    return (
      <Button
        size="dense"
        loading={retry.isBusy}
        onClick={() => void retry.run()}
        aria-label={`Retry ${name}`}
      >
        Retry
      </Button>
    );
  }
  return null;
}
