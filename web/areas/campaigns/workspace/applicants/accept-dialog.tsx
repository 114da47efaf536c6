import { formatCents, formatPrice } from '#domain/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { firstNameOf, nameOf, peopleWords, spotsLeftWords } from './applicant-words.ts';
import type { Applicant } from './use-decisions.ts';

type AcceptDialogProps = {
  applicants: readonly Applicant[];
  payoutCents: number;
  openSpots: number;
  isSending: boolean;
  onAccept: () => void;
  onClose: () => void;
};

/** Accepting commits money, so it asks for confirmation with the total. */
export function AcceptDialog({
  applicants,
  payoutCents,
  openSpots,
  isSending,
  ...actions
}: AcceptDialogProps) {
  const [first] = applicants;
  const count = applicants.length;
  if (first === undefined) return null;
  const sum = formatCents(payoutCents * count);
  const who = count === 1 ? firstNameOf(first) : 'each of them';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || actions.onClose()}
      title={`Accept ${count === 1 ? nameOf(first) : peopleWords(count)} for ${formatPrice(payoutCents)}${count === 1 ? '' : ' each'}?`}
      description={
        <>
          {sum} of your payment is held for {count === 1 ? who : 'them'} and released when you approve the
          work. {spotsLeftWords(openSpots - count)}. You have 10 seconds to undo before {who} is notified.
        </>
      }
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not yet</Button>
          </DialogClose>
          <Button variant="primary" loading={isSending} onClick={actions.onAccept}>
            Accept for {formatPrice(payoutCents * count)}
          </Button>
        </>
      }
    />
  );
}
