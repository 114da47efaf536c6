import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Finding } from '#contract/businesses/enrichments.ts';
import { NO_ERRORS } from '#web/api/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { type Draft, draftFor, faultIn, isTextField, sentValue } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { LogoUpload } from './logo-upload.tsx';
import { useOnboardingAction } from './onboarding-actions.ts';
import type { RowKit } from './row-kit.ts';
import { ROW_LABELS, type Row } from './rows.ts';

type RowEditorProps = { row: Row; kit: RowKit; onClose: () => void };

/** The editor of a row, for typing its value. */
export function RowEditor(props: RowEditorProps) {
  return props.row.field === 'logo' ? <LogoEditor {...props} /> : <TextEditor {...props} />;
}

function TextEditor({ row, kit, onClose }: RowEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(row, kit.onboarding.business));
  const form = useRef<HTMLFormElement>(null);
  const [first] = row.findings;
  const saving = useOnboardingAction(
    async () => {
      const value = sentValue(draft);
      if (first) await kit.actions.decide(first, { decision: 'changed', value });
      else if (isTextField(draft.field)) await kit.actions.describe({ [COLUMN[draft.field]]: value });
    },
    { after: onClose, names: ['value', 'business_name', 'description', 'industry'] },
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isBusy) return;
    const fault = faultIn(draft);
    if (fault) saving.say(fault);
    else if (await saving.run()) return;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <DraftFields
        draft={draft}
        industries={kit.industries}
        error={Object.values(saving.fields)[0] ?? saving.problem}
        onChange={(next) => {
          setDraft(next);
          saving.refuse(NO_ERRORS);
        }}
      />
      <EditorButtons row={row} kit={kit} onClose={onClose}>
        <Button type="submit" variant="ink" loading={saving.isBusy}>
          Save
        </Button>
      </EditorButtons>
    </form>
  );
}

const COLUMN = { name: 'business_name', description: 'description', industry: 'industry' } as const;

function LogoEditor({ row, kit, onClose }: RowEditorProps) {
  const { business } = kit.onboarding;
  const dismiss = useDismiss({ row, kit, onClose });
  return (
    <>
      {business ? (
        <LogoUpload businessId={business.id} onFile={() => dismiss(row.findings.slice(0, 1))} />
      ) : null}
      <EditorButtons row={row} kit={kit} onClose={onClose} />
    </>
  );
}

/** Optional fields can be left out altogether. */
function EditorButtons({ row, kit, onClose, children }: RowEditorProps & { children?: ReactNode }) {
  const canLeaveOut = row.findings.length > 0 && row.field !== 'name' && row.field !== 'industry';
  const dismiss = useDismiss({ row, kit, onClose });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {children}
      <Button onClick={onClose}>Cancel</Button>
      {canLeaveOut ? (
        <Button variant="ghost" onClick={() => dismiss(row.findings)}>
          Leave it out
        </Button>
      ) : null}
    </div>
  );
}

/** Dismisses findings and closes the editor, which has nothing left to type. */
function useDismiss({ row, kit, onClose }: RowEditorProps) {
  const dismissing = useOnboardingAction(
    async (findings: readonly Finding[]) => {
      for (const finding of findings) await kit.actions.decide(finding, { decision: 'dismissed' });
    },
    { failed: `${ROW_LABELS[row.field]} not saved` },
  );
  return async (findings: readonly Finding[]) => {
    await dismissing.run(findings);
    onClose();
  };
}
