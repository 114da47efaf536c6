import type { ComponentType } from 'react';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';

/** A button with a dialog for the input of its action. The dialog's code is fetched on hover or focus. */
export function FormDialog<Name extends string, Answer = unknown>(props: FormDialogProps<Name, Answer>) {
  return (
    <OnDemand
      trigger={props.trigger}
      popup="dialog"
      load={async (): Promise<ComponentType<FormDialogProps<Name, Answer>>> =>
        (await import('./form-dialog-panel.tsx')).FormDialogPanel
      }
      props={props}
    />
  );
}
