import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ApplicantDecision } from '#contract/creators/vetting.ts';
import { STEP_NAMES, VETTING_STEPS, type VettingStep } from '#domain/creators/application-steps.ts';
import { MOST_REQUESTED_CHANGES } from '#domain/creators/vetting-reasons.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const STEPS = VETTING_STEPS.map((step) => ({ value: step, label: STEP_NAMES[step] }));

interface Item {
  id: number;
  step: VettingStep;
  subject: string;
  note: string;
}

type ChangesDialogProps = {
  name: string;
  /** What a saved reply calls the reader, where it isn't one person's name. */
  greeting?: string;
  note: string;
  first: Pick<Item, 'step' | 'subject'>;
  error: string | null;
  isSending: boolean;
  onSend: (asked: Pick<ApplicantDecision, 'note' | 'items'>) => Promise<boolean>;
  onClose: () => void;
};

/** The changes to request, each assigned to its step; the applicant reads them beside that step. */
export function ChangesDialog({
  name,
  greeting = name,
  first,
  error,
  isSending,
  onSend,
  onClose,
  ...bar
}: ChangesDialogProps) {
  const formId = useId();
  const [items, setItems] = useState<readonly Item[]>([{ id: 0, ...first, note: bar.note }]);
  const [isChecked, setChecked] = useState(false);
  const [note, setNote] = useState(bar.note ? 'Almost there. Make one change and send it again.' : '');
  const isEmpty = (text: string) => text.trim() === '';
  const errorOf = (text: string, words: string) =>
    isChecked ? (isEmpty(text) ? words : (findBlankRefusal(text) ?? undefined)) : undefined;
  const edit = (id: number, change: Partial<Item>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isEmpty(note) || items.some((item) => isEmpty(item.subject) || isEmpty(item.note))) return;
    if ([note, ...items.map((item) => item.note)].some((text) => findBlankRefusal(text) !== null)) return;
    const sent = await onSend({ note, items: items.map(({ id: _, ...item }) => item) });
    if (sent) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isSending || onClose()}
      title={`What should ${name} change?`}
      description="They’ll see each change next to the step it’s about, then send the application again."
      closable={false}
      className="md:max-w-[36rem]"
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            {items.length === 1 ? 'Send 1 change' : `Send ${items.length} changes`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="mt-5 grid gap-4">
        <ReplyArea
          label="Note"
          hint="Shown above the list and in the email."
          rows={2}
          value={note}
          error={errorOf(note, 'Add a short note')}
          values={{ creator: greeting }}
          onWrite={setNote}
        />
        {items.map((item, place) => (
          <fieldset key={item.id} className="grid gap-3 rounded-card border border-line p-4">
            <legend className="sr-only">Change {place + 1}</legend>
            <div className="grid gap-3 md:grid-cols-2">
              <Select
                label="Step"
                options={STEPS}
                value={item.step}
                onValueChange={(step) => edit(item.id, { step })}
              />
              <TextField
                label="About"
                value={item.subject}
                maxLength={80}
                error={errorOf(item.subject, 'Say which item to change')}
                onChange={(event) => edit(item.id, { subject: event.target.value })}
              />
            </div>
            <ReplyArea
              label="What to do"
              rows={2}
              limit={500}
              value={item.note}
              error={errorOf(item.note, 'Describe the change')}
              values={{ creator: greeting }}
              onWrite={(typed) => edit(item.id, { note: typed })}
            />
            {items.length > 1 ? (
              <Button
                size="dense"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setItems(items.filter(({ id }) => id !== item.id))}
                className="justify-self-start"
              >
                Remove
              </Button>
            ) : null}
          </fieldset>
        ))}
        {items.length < MOST_REQUESTED_CHANGES ? (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => setItems([...items, newItem(items)])}
            className="justify-self-start"
          >
            Add change
          </Button>
        ) : null}
        <FormAlert>{error}</FormAlert>
      </form>
    </Dialog>
  );
}

function newItem(items: readonly Item[]): Item {
  return { id: Math.max(...items.map(({ id }) => id)) + 1, step: 'portfolio', subject: '', note: '' };
}
