import { type ComponentProps, type ReactElement, useState } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { WorkFileView } from './work-file-view.tsx';

export type FileDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  file: WorkFile;
};

export function FileDialog({ trigger, file }: FileDialogProps) {
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
    </Dialog>
  );
}
