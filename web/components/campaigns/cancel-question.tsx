import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { CancellationPreview, OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { counted } from './count-words.ts';

const FormDialogPanel = lazyPart(
  async () => (await import('#web/components/forms/form-dialog-panel.tsx')).FormDialogPanel,
);

type CancelQuestionProps = { campaign: OwnCampaign; businessId: string; onClosed: () => void };

/** Shown only when the consequences are known: who is notified, and the exact refund. */
export function CancelQuestion({ campaign, businessId, onClosed }: CancelQuestionProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { id, title, status } = campaign;
  const path = { id: businessId, identifier: id };
  const { data: preview } = useQuery({
    queryKey: ['cancellation', id],
    queryFn: async () =>
      await call(api, 'GET /api/businesses/:id/campaigns/:identifier/cancellation', { params: path }),
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
        verb={isDraft ? 'Discard draft' : 'Cancel campaign'}
        safeVerb="Keep it"
        isDestructive
        done={isDraft ? 'Draft discarded.' : `${title} was canceled.`}
        send={(api, { note = '' }) =>
          call(api, 'POST /api/businesses/:id/campaigns/:identifier/cancellation', {
            params: path,
            body: { ...(note.trim() && { note: note.trim() }) },
          })
        }
        after="everything"
        onClosed={onClosed}
      >
        {(errorOf) =>
          preview.notified_count > 0 ? (
            <TextArea
              label="Message to applicants"
              name="note"
              limit={500}
              hint="Optional. Included in their notification."
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
  { refusal, notified_count, refund_cents }: CancellationPreview,
  isDraft: boolean,
): string {
  if (refusal !== null) return refusal;
  if (isDraft) return 'Everything you wrote is deleted.';
  const told =
    notified_count > 0
      ? `${counted(notified_count, 'creator')} who ${notified_count === 1 ? 'is' : 'are'} waiting will be notified.`
      : 'No applicants are waiting for an answer.';
  const refund =
    refund_cents > 0
      ? `${formatCents(refund_cents)} is refunded to you, including the fee.`
      : 'You haven’t paid, so there’s nothing to refund.';
  return `${told} ${refund} You can’t reopen it.`;
}
