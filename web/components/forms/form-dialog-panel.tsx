import { type FormEvent, useId, useRef, useState } from 'react';
import { NO_ERRORS } from '#web/api/form-errors.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { FormDialogPanelProps } from './form-dialog-props.ts';

/** A dialog that collects the input of an action and closes when it succeeds. It can't be closed while sending. */
export function FormDialogPanel<Name extends string, Answer = unknown>(
  props: FormDialogPanelProps<Name, Answer>,
) {
  const { trigger, onClosed, title, description, names, check, verb, safeVerb, isDestructive } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(true);
  const { run, isBusy, fields, problem, refuse } = useAction(props.send, { ...props, form });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = readValues(event.currentTarget, names);
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return refuse({ fields: wrong, rest: null });
    if (await run(values)) close();
  }

  function turn(next: boolean) {
    if (isBusy) return;
    refuse(NO_ERRORS);
    if (next) setOpen(true);
    else close();
  }

  function close() {
    setOpen(false);
    onClosed?.();
  }

  return (
    <Dialog
      {...(trigger && { trigger })}
      open={open}
      onOpenChange={turn}
      title={title}
      description={description}
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>{safeVerb}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger-solid' : 'primary'}
            loading={isBusy}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="has-[input,textarea]:mt-5">
        <div className="grid gap-4">{props.children?.((name) => fields[name])}</div>
        <FormAlert className="mt-4">{problem}</FormAlert>
      </form>
    </Dialog>
  );
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}
