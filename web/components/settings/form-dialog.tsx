import type { ComponentType } from 'react';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';

/** A button that asks for what a deed needs. The dialog is fetched when somebody is about to press it. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  return (
    <OnDemand
      trigger={props.trigger}
      popup="dialog"
      load={async (): Promise<ComponentType<FormDialogProps<Name>>> =>
        (await import('./form-dialog-panel.tsx')).FormDialogPanel
      }
      props={props}
    />
  );
}
