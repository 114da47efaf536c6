import { useState } from 'react';
import {
  APPLICATION_NOTE_MAX_LENGTH,
  REJECT_REASONS,
  type RejectReason,
} from '#domain/hiring/application-states.ts';
import { kindRefusal } from '#domain/hiring/kind-refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { firstNameOf, nameOf, peopleWords } from './applicant-words.ts';
import type { Applicant } from './use-decisions.ts';

type DeclineDialogProps = {
  applicants: readonly Applicant[];
  isSending: boolean;
  onDecline: (refusal: { reason: RejectReason; note?: string }) => void;
  onClose: () => void;
};

/** Declining needs a reason, and shows the message the creator will receive. */
export function DeclineDialog({ applicants, isSending, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<RejectReason>('spot_filled');
  const [note, setNote] = useState('');
  const [first] = applicants;
  if (first === undefined) return null;
  const isOne = applicants.length === 1;
  const isTooLong = note.trim().length > APPLICATION_NOTE_MAX_LENGTH;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Decline ${isOne ? nameOf(first) : peopleWords(applicants.length)}?`}
      description={`${isOne ? firstNameOf(first) : 'Each of them'} reads: “${kindRefusal(reason)}” You have 10 seconds to undo.`}
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Keep {isOne ? firstNameOf(first) : 'them'}</Button>
          </DialogClose>
          <Button
            variant="danger-solid"
            loading={isSending}
            disabled={isTooLong}
            onClick={() => onDecline({ reason, ...(note.trim() && { note: note.trim() }) })}
          >
            Decline {isOne ? firstNameOf(first) : applicants.length}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Reason"
        value={reason}
        onValueChange={setReason}
        options={REJECT_REASONS.map(({ reason: value, label }) => ({ value, label }))}
        className="mt-5"
      />
      <TextArea
        label="Personal note (optional)"
        rows={2}
        limit={APPLICATION_NOTE_MAX_LENGTH}
        value={note}
        error={isTooLong ? `Shorten it to ${APPLICATION_NOTE_MAX_LENGTH} characters` : undefined}
        onChange={(event) => setNote(event.target.value)}
        className="mt-4"
      />
    </Dialog>
  );
}
