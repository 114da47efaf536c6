import { type FormEvent, useRef, useState } from 'react';
import type { Account } from '#domain/access.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AccountActions } from './account-actions.ts';
import { readTrouble } from './form-trouble.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsSection } from './settings-section.tsx';

type ProfileSectionProps = { account: Account; onSave: AccountActions['saveName'] };

export function ProfileSection({ account, onSave }: ProfileSectionProps) {
  const saved = account.full_name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isChanged = typed !== null && typed.trim() !== saved;

  function edit(next: string | null) {
    setTyped(next);
    setError(null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isSaving) return;
    const name = typed.trim();
    if (name === '') return refuse('Full name is required');
    setIsSaving(true);
    try {
      await onSave(name);
      edit(null);
      toast({ title: 'Name saved.', variant: 'success' });
    } catch (cause) {
      const { fields, rest } = readTrouble(cause, ['full_name']);
      refuse(fields.full_name ?? rest ?? '');
    } finally {
      setIsSaving(false);
      field.current?.focus();
    }
  }

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  function undo() {
    edit(null);
    field.current?.focus();
  }

  return (
    <SettingsSection id="profile" lede="How we, and the people you work with, call you">
      <form noValidate onSubmit={save}>
        <TextField
          ref={field}
          label="Full name"
          name="full_name"
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
          required
          value={typed ?? saved}
          error={error}
          onChange={(event) => edit(event.target.value)}
          className="lg:max-w-[28.5rem]"
        />
        {isChanged ? (
          <SaveBar
            change={saved === '' ? 'Name, not given before.' : `Name, from ${fullStop(saved)}`}
            verb="Save name"
            isSaving={isSaving}
            onUndo={undo}
          />
        ) : null}
      </form>
      <p role="status" className="sr-only">
        {isChanged ? '1 change not saved.' : ''}
      </p>
    </SettingsSection>
  );
}
