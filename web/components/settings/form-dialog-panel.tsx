import { type FormEvent, useId, useState } from 'react';
import { focusField } from '#web/components/door/focus-field.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { FormDialogPanelProps } from './form-dialog-props.ts';
import { type FormTrouble, NO_TROUBLE, readTrouble } from './form-trouble.ts';

/** Asks for what a deed needs and closes when it is done. While it is being sent nothing closes it. */
export function FormDialogPanel<Name extends string>(props: FormDialogPanelProps<Name>) {
  const { trigger, onClosed, title, description, names, check, send, done, verb, safeVerb, isDestructive } =
    props;
  const formId = useId();
  const [open, setOpen] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<FormTrouble<Name>>(NO_TROUBLE);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = readValues(form, names);
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return show(form, { fields: wrong, rest: null });
    setIsSending(true);
    setTrouble(NO_TROUBLE);
    try {
      await send(values);
      close();
      if (done) toast({ title: done, variant: 'success' });
    } catch (cause) {
      show(form, readTrouble(cause, names));
    } finally {
      setIsSending(false);
    }
  }

  function show(form: HTMLFormElement, next: FormTrouble<Name>) {
    setTrouble(next);
    const first = names.find((name) => next.fields[name]);
    if (first) focusField(form, first);
  }

  function turn(next: boolean) {
    if (isSending) return;
    setTrouble(NO_TROUBLE);
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
            loading={isSending}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="has-[input,textarea]:mt-5">
        <div className="grid gap-4">{props.children?.((name) => trouble.fields[name])}</div>
        <FormAlert className="mt-4">{trouble.rest}</FormAlert>
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
