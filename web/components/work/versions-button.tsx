import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { Submission } from '#contract/collaborations.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { VersionsDialogProps } from './versions-dialog.tsx';

type VersionsButtonProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What it is: "1 Instagram Reel". */
  title: string;
  /** One, or two side by side. */
  versions: readonly Submission[];
};

/** Shows a version at full size, or two side by side. The dialog is fetched when somebody comes near. */
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
