import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CampaignActions } from './campaign-actions.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { CloseQuestion } from './close-question.tsx';

type CampaignMenuButtonProps = { campaign: OwnCampaign; actions: CampaignActions };

/** All that can be done with a campaign as it stands now. */
export function CampaignMenuButton({ campaign, actions }: CampaignMenuButtonProps) {
  const [question, setQuestion] = useState<'close' | 'cancel' | null>(null);
  const { id, title } = campaign;

  async function tell(deed: Promise<void>, done: string, failed: string) {
    try {
      await deed;
      toast({ title: done, variant: 'success' });
    } catch (cause) {
      toast({ title: failed, description: adviceFor(cause), variant: 'destructive' });
    }
  }

  const trigger = (
    <Button
      shape="icon"
      size="touch"
      aria-label={`What to do with ${title}`}
      icon={<Ellipsis aria-hidden="true" />}
      className="w-11"
    />
  );
  return (
    <>
      <OnDemand
        trigger={trigger}
        popup="menu"
        load={async () => (await import('./campaign-menu.tsx')).CampaignMenu}
        props={{
          trigger,
          campaign,
          onPause: () => tell(actions.pause(id), `${title} is paused.`, 'Not paused'),
          onResume: () => tell(actions.resume(id), `${title} is open again.`, 'Not opened'),
          onDuplicate: () => tell(actions.duplicate(id), 'A new draft with the same words.', 'Not copied'),
          onClose: () => setQuestion('close'),
          onCancel: () => setQuestion('cancel'),
        }}
      />
      {question === 'close' ? (
        <CloseQuestion campaign={campaign} actions={actions} onClosed={() => setQuestion(null)} />
      ) : null}
      {question === 'cancel' ? (
        <CancelQuestion campaign={campaign} actions={actions} onClosed={() => setQuestion(null)} />
      ) : null}
    </>
  );
}
