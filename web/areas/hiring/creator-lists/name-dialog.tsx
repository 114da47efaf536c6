import type { ComponentProps, ReactElement } from 'react';
import { LIST_NAME_MAX_LENGTH } from '#domain/hiring/creator-lists.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { TextField } from '#web/ui/text-field.tsx';

type NameDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  name?: string;
  verb: string;
  done: string;
  send: Send<{ name: string }, unknown>;
};

/** The name of a list. */
export function NameDialog({ name, ...dialog }: NameDialogProps) {
  return (
    <FormDialog
      {...dialog}
      names={['name']}
      check={(values) => (values.name.trim() === '' ? { name: 'Name the list' } : {})}
      after="everything"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={LIST_NAME_MAX_LENGTH}
          required
          defaultValue={name}
          placeholder="Bakers we like"
          error={errorOf('name')}
        />
      )}
    </FormDialog>
  );
}
