import { lazy, Suspense } from 'react';
import { DECIDE_WITHIN_DAYS } from '#domain/campaign-states.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import type { CampaignActions } from './campaign-actions.ts';

const FormDialogPanel = lazy(async () => ({
  default: (await import('../settings/form-dialog-panel.tsx')).FormDialogPanel,
}));

type CloseQuestionProps = { campaign: OwnCampaign; actions: CampaignActions; onClosed: () => void };

export function CloseQuestion({ campaign, actions, onClosed }: CloseQuestionProps) {
  const open = campaign.funded_slots - campaign.taken_slots;
  return (
    <Suspense fallback={null}>
      <FormDialogPanel
        title={`Close ${campaign.title}?`}
        description={
          open > 0
            ? `Nobody can apply any more, and it does not open again. You have ${DECIDE_WITHIN_DAYS} days to pick from those who applied; what is paid in for spots still open then goes back in full, the fee included.`
            : 'Nobody can apply any more, and it does not open again. Whoever is in finishes the work.'
        }
        names={[]}
        verb="Close it"
        safeVerb="Keep it open"
        done={`${campaign.title} takes no more applications.`}
        send={() => actions.close(campaign.id)}
        onClosed={onClosed}
      />
    </Suspense>
  );
}
