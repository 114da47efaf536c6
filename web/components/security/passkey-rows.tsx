import { KeyRound } from 'lucide-react';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { makePasskey } from './ask-passkey.ts';
import { dayWords } from './day-words.ts';
import { passkeyError } from './passkey-error.ts';

type PasskeyRowsProps = {
  passkeys: readonly Passkey[];
  onAdded: (codes: string[] | null, done: string) => Promise<void>;
  onChanged: () => Promise<void>;
};

export function PasskeyRows({ passkeys, onAdded, onChanged }: PasskeyRowsProps) {
  return (
    <>
      <SettingsRow
        title="Passkeys"
        action={
          <FormDialog
            trigger={<Button>Add a passkey</Button>}
            title="Add a passkey"
            description="Your browser asks you to unlock this device or to use your phone or security key."
            names={['name']}
            check={checkName}
            send={async (api, { name }) => {
              const body = await makePasskey(api, name.trim()).catch((cause: unknown) => {
                throw { detail: passkeyError(cause) };
              });
              return call(api, 'POST /api/me/passkeys', { body });
            }}
            after={({ recovery_codes }) => onAdded(recovery_codes, 'Passkey added.')}
            verb="Add passkey"
            safeVerb="Cancel"
          >
            {(errorOf) => <NameField error={errorOf('name')} defaultValue="This device" />}
          </FormDialog>
        }
      >
        <p>Sign in with your fingerprint, your face or your device’s PIN.</p>
      </SettingsRow>
      {passkeys.length > 0 ? (
        <ul aria-label="Passkeys" className="border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

type PasskeyItemProps = { passkey: Passkey; onChanged: () => Promise<void> };

function PasskeyItem({ passkey: { id, name, created_at, last_used_at }, onChanged }: PasskeyItemProps) {
  const used = last_used_at ? `last used ${dayWords(last_used_at)}` : 'not used yet';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="flex min-w-0 grow basis-40 items-start gap-3">
        <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <div className="min-w-0">
          <p className="text-md font-medium break-words">{name}</p>
          <p className="text-base text-ink-2">
            Added {dayWords(created_at)}, {used}
          </p>
        </div>
      </div>
      <div className="flex gap-2">
        <FormDialog
          trigger={
            <Button size="dense" aria-label={`Rename ${name}`}>
              Rename
            </Button>
          }
          title="Rename passkey"
          names={['name']}
          check={checkName}
          send={(api, body) => call(api, 'PATCH /api/me/passkeys/:id', { params: { id }, body })}
          after={onChanged}
          verb="Save name"
          safeVerb="Cancel"
        >
          {(errorOf) => <NameField error={errorOf('name')} defaultValue={name} />}
        </FormDialog>
        <FormDialog
          trigger={
            <Button size="dense" aria-label={`Remove ${name}`}>
              Remove
            </Button>
          }
          title={`Remove ${name}?`}
          description="It will no longer sign you in. Delete it on your device too, so it’s not offered again."
          names={[]}
          send={(api) => call(api, 'DELETE /api/me/passkeys/:id', { params: { id } })}
          after={onChanged}
          done="Passkey removed."
          verb="Remove passkey"
          safeVerb="Keep it"
          isDestructive
        />
      </div>
    </li>
  );
}

function NameField({ error, defaultValue }: { error: string | undefined; defaultValue: string }) {
  return (
    <TextField
      label="Name"
      name="name"
      hint="For example “Work laptop”"
      error={error}
      defaultValue={defaultValue}
      maxLength={60}
      required
    />
  );
}

function checkName({ name }: { name: string }): { name?: string } {
  return name.trim() === '' ? { name: 'Give it a name you’ll recognize' } : {};
}
