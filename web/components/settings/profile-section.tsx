import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { Account } from '#domain/accounts/access.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { call } from '#web/api/call.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { enter } from '#web/session/enter.ts';
import { useAction } from '#web/session/use-action.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsSection } from './settings-section.tsx';

export function ProfileSection({ account }: { account: Account }) {
  const saved = account.full_name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const router = useRouter();
  const { run, isBusy, fields, problem, say } = useAction(
    (api, full_name: string) => call(api, 'PATCH /api/me/profile', { body: { full_name } }),
    { names: ['full_name'], after: () => enter(router), done: 'Name saved.' },
  );
  const field = useRef<HTMLInputElement>(null);
  const isChanged = typed !== null && typed.trim() !== saved;
  const isEmpty = typed?.trim() === '';

  function edit(next: string | null) {
    setTyped(next);
    say(null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isEmpty) return;
    const name = typed.trim();
    if (await run(name)) setTyped(null);
    field.current?.focus();
  }

  function undo() {
    edit(null);
    field.current?.focus();
  }

  return (
    <SettingsSection id="profile" lede="The name people see">
      <form noValidate onSubmit={save}>
        <TextField
          ref={field}
          label="Full name"
          name="full_name"
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
          required
          value={typed ?? saved}
          error={isEmpty ? 'Full name is required' : (fields.full_name ?? problem)}
          onChange={(event) => edit(event.target.value)}
          className="lg:max-w-[28.5rem]"
        />
        {isChanged ? (
          <SaveBar
            change={saved === '' ? 'Name added.' : `Name, from ${fullStop(saved)}`}
            verb="Save name"
            isSaving={isBusy}
            isDisabled={isEmpty}
            onUndo={undo}
          />
        ) : null}
      </form>
      <p role="status" className="sr-only">
        {isChanged ? '1 unsaved change' : ''}
      </p>
    </SettingsSection>
  );
}
