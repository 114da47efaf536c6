import type { Collaboration } from '#contract/collaborations.ts';
import { formatCents } from '#domain/money.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import type { CreatorDeeds } from '#web/components/work/work-deeds.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type CannotDoProps = { work: Collaboration; cancel: CreatorDeeds['cancel'] };

const NOTE_MAX_LENGTH = 500;

/** The way out before anything was sent, with what it costs. */
export function CannotDo({ work, cancel }: CannotDoProps) {
  const { business, payout_cents, cancel_hindrance } = work;
  if (cancel_hindrance !== null) return null;
  const sum = formatCents(payout_cents);
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" size="dense">
          I cannot do it
        </Button>
      }
      title="End this work?"
      description={`The ${sum} held for you goes back to ${business.business_name}, and your spot with it. You are paid nothing for this work, and it cannot be taken back. Nothing was sent yet, so there is no dispute.`}
      names={['note']}
      send={({ note }) => cancel({ reason: 'cannot_do', note })}
      done={`${business.business_name} hears of it. ${sum} goes back.`}
      verb="End the work"
      safeVerb="Keep it"
      isDestructive
    >
      {(errorOf) => (
        <TextArea
          label={`A word to ${business.business_name}`}
          name="note"
          hint="Optional."
          limit={NOTE_MAX_LENGTH}
          error={errorOf('note')}
          className="mt-4"
        />
      )}
    </FormDialog>
  );
}
