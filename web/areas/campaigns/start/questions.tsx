import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContentPackage } from '#contract/campaigns/content-packages.ts';
import type { QuickPostSetup } from '#contract/campaigns/quick-posts.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
import { readDollars } from '#web/components/profile/price-words.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { type Answers, answersOf } from './answers.ts';
import { BudgetStep } from './budget-step.tsx';
import { packageRange } from './package-range.ts';
import { ScheduleStep } from './schedule-step.tsx';
import { proposedSchedule, STEP_HREFS } from './start-steps.ts';
import { useQuickPost } from './use-quick-post.ts';
import { useOpenForm } from './use-start-campaign.ts';

type QuestionsProps = {
  step: 'budget' | 'schedule';
  businessId: string;
  packages: readonly ContentPackage[];
  setup: QuickPostSetup;
};

/** The second and the third question. */
export function Questions({ step, businessId, packages, setup }: QuestionsProps) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const store = answersOf(businessId);
  const answers = useTabStore(store);
  const { data: found } = useSuspenseQuery(locationsOptions(api, businessId));
  const [now] = useState(() => new Date(site.now));
  const answer = (change: Partial<Answers>) => store.set({ ...store.get(), ...change });
  const posting = useQuickPost(businessId, (campaign_id) => answer({ campaign_id }));
  const opening = useOpenForm(businessId);
  const { source } = answers;
  const schedule = answers.schedule ?? proposedSchedule(setup);
  const chosen = packages.find(({ id }) => id === source?.id);

  if (step === 'budget') {
    return (
      <BudgetStep
        answers={answers}
        setup={setup}
        usual={chosen ? packageRange(chosen) : null}
        isOpeningForm={opening.isBusy}
        onAnswer={answer}
        onDone={() => void router.navigate({ href: STEP_HREFS.schedule })}
        onOpenForm={() => source && void opening.run(source)}
      />
    );
  }
  return (
    <ScheduleStep
      schedule={schedule}
      locations={found.locations}
      now={now}
      isBusy={posting.isBusy}
      onAnswer={(next) => answer({ schedule: next })}
      onDone={() => {
        if (source === null) return;
        void posting.run({
          answers: {
            ...(source.kind === 'package' ? { package_id: source.id } : { template_id: source.id }),
            total_cents: readDollars(answers.total) ?? 0,
            creator_count: Number(answers.creators),
            ...schedule,
            location_ids: [...schedule.location_ids],
          },
          campaign_id: answers.campaign_id,
        });
      }}
    />
  );
}
