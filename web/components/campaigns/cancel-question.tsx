import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { CancellationPreview } from '#contract/own-campaigns.ts';
import { formatCents } from '#domain/money.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { CampaignActions } from './campaign-actions.ts';
import { counted } from './step-words.ts';

const FormDialogPanel = lazy(async () => ({
  default: (await import('../settings/form-dialog-panel.tsx')).FormDialogPanel,
}));

type CancelQuestionProps = { campaign: OwnCampaign; actions: CampaignActions; onClosed: () => void };

/** Asked only once what follows is known: who is told, and what goes back to the cent. */
export function CancelQuestion({ campaign, actions, onClosed }: CancelQuestionProps) {
  const { id, title, status } = campaign;
  const { data: preview } = useQuery({
    queryKey: ['cancellation', id],
    queryFn: () => actions.previewCancellation(id),
    gcTime: 0,
  });
  if (!preview) return null;
  const isDraft = status === 'draft';
  return (
    <Suspense fallback={null}>
      <FormDialogPanel
        title={isDraft ? `Discard ${title}?` : `Cancel ${title}?`}
        description={consequences(preview, isDraft)}
        names={['note']}
        verb={isDraft ? 'Discard it' : 'Cancel the campaign'}
        safeVerb="Keep it"
        isDestructive
        done={isDraft ? 'The draft is gone.' : `${title} is cancelled.`}
        send={({ note = '' }) => actions.cancel(id, note.trim())}
        onClosed={onClosed}
      >
        {(errorOf) =>
          preview.told_count > 0 ? (
            <TextArea
              label="A word to those who applied"
              name="note"
              limit={500}
              hint="Optional. They read it with the news."
              error={errorOf('note')}
              className="mt-5"
            />
          ) : null
        }
      </FormDialogPanel>
    </Suspense>
  );
}

function consequences(
  { hindrance, told_count, refund_cents }: CancellationPreview,
  isDraft: boolean,
): string {
  if (hindrance !== null) return hindrance;
  if (isDraft) return 'What you wrote goes with it.';
  const told =
    told_count > 0
      ? `${counted(told_count, 'creator')} who ${told_count === 1 ? 'is' : 'are'} waiting will be told.`
      : 'Nobody is waiting for an answer.';
  const refund =
    refund_cents > 0
      ? `${formatCents(refund_cents)} goes back to you, the fee included.`
      : 'Nothing was paid in, so nothing goes back.';
  return `${told} ${refund} It does not open again.`;
}
