import { Plus } from 'lucide-react';
import { API_KEY_NAME_MAX_LENGTH, type ApiScope } from '#domain/accounts/api-keys.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CheckGroup } from './check-group.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

const EXPIRIES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never' },
];

type KeyDialogProps = { scopes: readonly ApiScope[]; onCreated: (secret: string) => Promise<unknown> };

export function KeyDialog({ scopes, onCreated }: KeyDialogProps) {
  const chosenOf = (values: Record<string, string>) => scopes.filter((scope) => values[scope] === 'on');
  return (
    <FormDialog
      trigger={<Button icon={<Plus aria-hidden="true" />}>Create API key</Button>}
      title="Create an API key"
      description="We’ll ask you to confirm it’s you, and email you about the key."
      names={['name', 'scopes', 'expires', ...scopes] as string[]}
      check={(values) => ({
        ...((values.name ?? '').trim() === '' && { name: 'Enter a name' }),
        ...(chosenOf(values).length === 0 && { scopes: 'Choose at least one scope' }),
      })}
      send={(api, values) =>
        call(api, 'POST /api/api-keys', {
          body: {
            name: values.name ?? '',
            scopes: chosenOf(values),
            ...(values.expires && { expires_in_days: Number(values.expires) }),
          },
        })
      }
      after={({ secret }) => onCreated(secret)}
      verb="Create API key"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={API_KEY_NAME_MAX_LENGTH}
            hint="The program that will use it"
            error={errorOf('name')}
          />
          <CheckGroup
            legend="Scopes"
            error={errorOf('scopes')}
            choices={scopes.map((name) => ({ name, label: name, hint: SCOPE_WORDS[name] }))}
          />
          <NativeSelect label="Expires" name="expires" defaultValue="90" options={EXPIRIES} />
        </>
      )}
    </FormDialog>
  );
}
