import { Suspense } from 'react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { call } from '#web/api/call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const FormDialogPanel = lazyPart(
  async () => (await import('#web/components/forms/form-dialog-panel.tsx')).FormDialogPanel,
);

type CloseQuestionProps = { campaign: OwnCampaign; businessId: string; onClosed: () => void };

export function CloseQuestion({ campaign, businessId, onClosed }: CloseQuestionProps) {
  const open = campaign.funded_slots - campaign.taken_slots;
  return (
    <Suspense fallback={null}>
      <FormDialogPanel
        title={`Close ${campaign.title}?`}
        description={
          open > 0
            ? `Nobody can apply anymore, and you can’t reopen it. You have ${DECIDE_WITHIN_DAYS} days to choose from your applicants. After that, open spots are refunded in full, including the fee.`
            : 'Nobody can apply anymore, and you can’t reopen it. Accepted creators finish their work.'
        }
        names={[]}
        verb="Close applications"
        safeVerb="Keep it open"
        done={`${campaign.title} is closed to new applications.`}
        send={(api) =>
          call(api, 'POST /api/businesses/:id/campaigns/:identifier/closing', {
            params: { id: businessId, identifier: campaign.id },
          })
        }
        after="everything"
        onClosed={onClosed}
      />
    </Suspense>
  );
}
