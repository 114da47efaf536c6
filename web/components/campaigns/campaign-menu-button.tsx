import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { CloseQuestion } from './close-question.tsx';

const LaterQuestion = lazyPart(async () => (await import('./later-question.tsx')).LaterQuestion);

type CampaignMenuButtonProps = { campaign: OwnCampaign; businessId: string };

/** The menu of a campaign's possible actions. */
export function CampaignMenuButton({ campaign, businessId }: CampaignMenuButtonProps) {
  const [question, setQuestion] = useState<'close' | 'cancel' | 'template' | 'again' | null>(null);
  const { id, title } = campaign;
  const path = { id: businessId, identifier: id };
  const router = useRouter();
  const queries = useQueryClient();
  const pausing = useAction(
    (api) => call(api, 'POST /api/businesses/:id/campaigns/:identifier/pause', { params: path }),
    {
      after: 'everything',
      done: `${title} is paused.`,
      failed: 'Couldn’t pause',
    },
  );
  const resuming = useAction(
    (api) => call(api, 'POST /api/businesses/:id/campaigns/:identifier/resumption', { params: path }),
    {
      after: 'everything',
      done: `${title} was resumed.`,
      failed: 'Couldn’t resume',
    },
  );
  const copying = useAction(
    (api) => call(api, 'POST /api/businesses/:id/campaigns/:identifier/duplicate', { params: path }),
    {
      after: async ({ campaign_id }) => {
        await queries.invalidateQueries();
        await router.navigate({ href: `/business/campaigns/${campaign_id}/edit` });
      },
      done: 'Copied to a new draft.',
      failed: 'Couldn’t copy',
    },
  );

  const trigger = (
    <Button
      shape="icon"
      size="touch"
      aria-label={`Actions for ${title}`}
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
          businessId,
          onPause: () => void pausing.run(),
          onResume: () => void resuming.run(),
          onDuplicate: () => void copying.run(),
          onSaveTemplate: () => setQuestion('template'),
          onBookAgain: () => setQuestion('again'),
          onClose: () => setQuestion('close'),
          onCancel: () => setQuestion('cancel'),
        }}
      />
      {question === 'close' ? (
        <CloseQuestion campaign={campaign} businessId={businessId} onClosed={() => setQuestion(null)} />
      ) : null}
      {question === 'cancel' ? (
        <CancelQuestion campaign={campaign} businessId={businessId} onClosed={() => setQuestion(null)} />
      ) : null}
      {question === 'again' || question === 'template' ? (
        <Suspense fallback={null}>
          <LaterQuestion
            about={question}
            campaign={campaign}
            businessId={businessId}
            onClosed={() => setQuestion(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
