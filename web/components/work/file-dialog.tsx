import { type ComponentProps, type ReactElement, useState } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { ReportUpload } from '#web/components/reports/report-upload.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { WorkFileView } from './work-file-view.tsx';

export type FileDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  file: WorkFile;
  /** Whether the reader can report it. */
  canReport?: boolean;
};

export function FileDialog({ trigger, file, canReport = false }: FileDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={file.original_name}
      phone="full"
      width="wide"
    >
      <div className="mt-5">
        <WorkFileView file={file} />
      </div>
      {canReport ? (
        <ReportUpload
          id={file.media_file_id}
          isVideo={file.is_video}
          className="mt-3 -ml-3 text-ink-2 hover:wash hover:text-ink focus-visible:outline-ink"
        />
      ) : null}
    </Dialog>
  );
}
