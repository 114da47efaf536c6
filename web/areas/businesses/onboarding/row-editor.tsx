import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { readFormErrors } from '#web/api/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { type Draft, draftFor, faultIn, isTextField, sentValue } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { LogoUpload } from './logo-upload.tsx';
import type { RowKit } from './row-kit.ts';
import type { Row } from './rows.ts';

type RowEditorProps = { row: Row; kit: RowKit; onClose: () => void };

/** The editor of a row, for typing its value. */
export function RowEditor(props: RowEditorProps) {
  return props.row.field === 'logo' ? <LogoEditor {...props} /> : <TextEditor {...props} />;
}

function TextEditor({ row, kit, onClose }: RowEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(row, kit.onboarding.business));
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [first] = row.findings;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const fault = faultIn(draft);
    if (fault) return refuse(fault);
    setIsSaving(true);
    try {
      const value = sentValue(draft);
      if (first) await kit.actions.decide(first, { decision: 'changed', value });
      else if (isTextField(draft.field)) await kit.actions.describe({ [COLUMN[draft.field]]: value });
      onClose();
    } catch (cause) {
      const { fields, rest } = readFormErrors(cause, ['value', 'business_name', 'description', 'industry']);
      refuse(Object.values(fields)[0] ?? rest ?? 'Not saved');
      setIsSaving(false);
    }
  }

  function refuse(message: string) {
    setError(message);
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <DraftFields
        draft={draft}
        industries={kit.industries}
        error={error}
        onChange={(next) => {
          setDraft(next);
          setError(null);
        }}
      />
      <EditorButtons row={row} kit={kit} onClose={onClose}>
        <Button type="submit" variant="ink" loading={isSaving}>
          Save
        </Button>
      </EditorButtons>
    </form>
  );
}

const COLUMN = { name: 'business_name', description: 'description', industry: 'industry' } as const;

function LogoEditor({ row, kit, onClose }: RowEditorProps) {
  const { business } = kit.onboarding;
  const [first] = row.findings;
  async function take() {
    if (first) await kit.actions.decide(first, { decision: 'dismissed' }).catch(() => undefined);
    onClose();
  }
  return (
    <>
      {business ? <LogoUpload businessId={business.id} onFile={take} /> : null}
      <EditorButtons row={row} kit={kit} onClose={onClose} />
    </>
  );
}

/** Optional fields can be left out altogether. */
function EditorButtons({ row, kit, onClose, children }: RowEditorProps & { children?: ReactNode }) {
  const canLeaveOut = row.findings.length > 0 && row.field !== 'name' && row.field !== 'industry';
  async function leaveOut() {
    for (const finding of row.findings)
      await kit.actions.decide(finding, { decision: 'dismissed' }).catch(() => undefined);
    onClose();
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {children}
      <Button onClick={onClose}>Cancel</Button>
      {canLeaveOut ? (
        <Button variant="ghost" onClick={leaveOut}>
          Leave it out
        </Button>
      ) : null}
    </div>
  );
}
