import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { Submission } from '#contract/work/deliverables.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { VersionsDialogProps } from './versions-dialog.tsx';

type VersionsButtonProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The deliverable: "1 Instagram Reel". */
  title: string;
  /** One version, or two side by side. */
  versions: readonly Submission[];
};

/** Shows a version at full size, or two side by side. The dialog's code is fetched on hover or focus. */
export function VersionsButton({ trigger, title, versions }: VersionsButtonProps) {
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async (): Promise<ComponentType<VersionsDialogProps>> =>
        (await import('./versions-dialog.tsx')).VersionsDialog
      }
      props={{ trigger, title, versions }}
    />
  );
}
