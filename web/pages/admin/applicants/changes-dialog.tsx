import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ApplicantDecision } from '#contract/applicants.ts';
import { REVIEW_STEPS, type ReviewStep, STEP_NAMES } from '#domain/application-steps.ts';
import { MOST_REVIEW_ITEMS } from '#domain/review-reasons.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const STEPS = REVIEW_STEPS.map((step) => ({ value: step, label: STEP_NAMES[step] }));

interface Item {
  id: number;
  step: ReviewStep;
  subject: string;
  note: string;
}

type ChangesDialogProps = {
  name: string;
  note: string;
  first: Pick<Item, 'step' | 'subject'>;
  trouble: string | null;
  isSending: boolean;
  onSend: (asked: Pick<ApplicantDecision, 'note' | 'items'>) => Promise<boolean>;
  onClose: () => void;
};

/** What is to be changed, each at the stop where it is done; the applicant reads it beside that stop. */
export function ChangesDialog({
  name,
  first,
  trouble,
  isSending,
  onSend,
  onClose,
  ...bar
}: ChangesDialogProps) {
  const formId = useId();
  const [items, setItems] = useState<readonly Item[]>([{ id: 0, ...first, note: bar.note }]);
  const [isChecked, setChecked] = useState(false);
  const [note, setNote] = useState(bar.note ? 'Nearly there. One thing first, then send it again.' : '');
  const isEmpty = (text: string) => text.trim() === '';
  const errorOf = (text: string, words: string) => (isChecked && isEmpty(text) ? words : undefined);
  const edit = (id: number, change: Partial<Item>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isEmpty(note) || items.some((item) => isEmpty(item.subject) || isEmpty(item.note))) return;
    const sent = await onSend({ note, items: items.map(({ id: _, ...item }) => item) });
    if (sent) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isSending || onClose()}
      title={`What should ${name} change?`}
      description="They read it beside the stop it is about, put it right and send again."
      closable={false}
      className="md:max-w-[36rem]"
      actions={
        <>
          <DialogClose>
            <Button>Keep reading</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            {items.length === 1 ? 'Send 1 change' : `Send ${items.length} changes`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="mt-5 grid gap-4">
        <TextArea
          label="Note"
          hint="Stands above the list and in the email."
          rows={2}
          value={note}
          error={errorOf(note, 'Say in a sentence what this is about')}
          onChange={(event) => setNote(event.target.value)}
        />
        {items.map((item, place) => (
          <fieldset key={item.id} className="grid gap-3 rounded-card border border-line p-4">
            <legend className="sr-only">Change {place + 1}</legend>
            <div className="grid gap-3 md:grid-cols-2">
              <Select
                label="Stop"
                options={STEPS}
                value={item.step}
                onValueChange={(step) => edit(item.id, { step })}
              />
              <TextField
                label="About"
                value={item.subject}
                maxLength={80}
                error={errorOf(item.subject, 'Name the thing')}
                onChange={(event) => edit(item.id, { subject: event.target.value })}
              />
            </div>
            <TextArea
              label="What to do"
              rows={2}
              limit={500}
              value={item.note}
              error={errorOf(item.note, 'Say what to do')}
              onChange={(event) => edit(item.id, { note: event.target.value })}
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
        {items.length < MOST_REVIEW_ITEMS ? (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => setItems([...items, newItem(items)])}
            className="justify-self-start"
          >
            Another change
          </Button>
        ) : null}
        <FormAlert>{trouble}</FormAlert>
      </form>
    </Dialog>
  );
}

function newItem(items: readonly Item[]): Item {
  return { id: Math.max(...items.map(({ id }) => id)) + 1, step: 'portfolio', subject: '', note: '' };
}
