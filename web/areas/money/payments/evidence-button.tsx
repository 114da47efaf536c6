import { saveFile } from '#web/api/save-file.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type EvidenceButtonProps = { id: string; businessName: string };

/** Downloads the evidence for a bank as a PDF. */
export function EvidenceButton({ id, businessName }: EvidenceButtonProps) {
  const { run, isBusy } = useAction(
    (api) =>
      saveFile(api, {
        path: `/api/admin/chargebacks/${id}/evidence`,
        name: `bizmeet-evidence-${id.slice(-8)}.pdf`,
      }),
    {
      done: 'Evidence downloaded. The download is in the audit log.',
      failed: 'We couldn’t make the evidence',
    },
  );
  return (
    <Button
      size="dense"
      aria-label={`Download evidence about ${businessName}`}
      loading={isBusy}
      onClick={() => void run()}
    >
      Download evidence
    </Button>
  );
}
