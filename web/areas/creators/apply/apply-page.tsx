import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { VettingDecision } from '#contract/creators/profiles.ts';
import type { ApplicationStep } from '#domain/creators/application-steps.ts';
import { applicationStepOf } from '#domain/creators/application-steps.ts';
import { vettingDueAt } from '#domain/format/business-days.ts';
import { leaveSaved } from '#web/components/autosave/leave-saved.ts';
import { SavedLine } from '#web/components/autosave/saved-line.tsx';
import { SavingNotice } from '#web/components/autosave/saving-notice.tsx';
import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { OtherVersion } from '#web/components/profile/other-version.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { AccountNav } from './account-nav.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyFoot } from './apply-foot.tsx';

import { MissingSummary } from './missing-summary.tsx';
import { railWords } from './rail-words.ts';
import { StepAdvice } from './step-advice.tsx';
import { completeSteps } from './step-missing.ts';
import { AboutStep, ChannelsStep, PortfolioStep, PricesStep, SendStep } from './step-parts.ts';
import { StepDots, StepRail } from './step-rail.tsx';
import { STEP_FACES } from './steps.ts';
import { type ApplyParts, useApplication } from './use-application.ts';

export type ApplyPageProps = Pick<OwnAccount, 'now'> &
  ApplyParts & { bar: AppBarProps; neighborhoods: readonly Neighborhood[] };

export function ApplyPage({ bar, neighborhoods, now, ...parts }: ApplyPageProps) {
  const { step, handle, files, accounts } = parts;
  const page = useApplication(parts);
  const { application, values, state, store } = handle;
  const { profile, latest_decision } = application;
  const complete = completeSteps(page.missing);
  const { title, lede } = STEP_FACES[step];
  const router = useRouter();

  return (
    <div className="flex min-h-dvh flex-col">
      <ApplyBar
        bar={bar}
        onLeave={(event) => void leaveSaved(event, store, () => router.navigate({ href: '/' }))}
        saved={<SavedLine saving={state.saving} isHeldUp={page.isHeldUp} savedAt={profile.updated_at} />}
      />
      <div className="mx-auto grid w-full max-w-wide grow content-start items-start gap-x-14 gap-y-8 px-5 pt-6 pb-14 md:px-8 md:pt-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:px-10 lg:pt-14 xl:grid-cols-[13rem_minmax(0,1fr)_16.5rem]">
        <StepRail
          current={step}
          filled={railWords({ values, accounts, files, links: profile.links })}
          complete={complete}
        />
        <main id="main" tabIndex={-1} className="min-w-0">
          <StepDots current={step} complete={complete} />
          <h1 ref={page.titleRef} tabIndex={-1} className="type-page-title mt-2 break-words lg:mt-0">
            {title}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">{lede}</p>
          <SavingNotice
            state={state}
            store={store}
            signInHref="/login?intent=creator-apply"
            question={<OtherVersion store={store} />}
          />
          {profile.status === 'changes_requested' ? (
            <ChangeNotes decision={latest_decision} step={step} />
          ) : null}
          {page.lines.length > 0 ? (
            <MissingSummary
              ref={page.summaryRef}
              title={page.summaryTitle}
              lines={page.lines}
              onPick={focusPart}
            />
          ) : null}
          <Suspense fallback={<div className="min-h-[70dvh]" />}>
            <StepForm {...parts} page={page} neighborhoods={neighborhoods} />
          </Suspense>
        </main>
        <div className="min-w-0 lg:col-start-2 xl:sticky xl:top-10 xl:col-start-3">
          <StepAdvice step={step} />
        </div>
        {step === 'about' ? (
          <div className="min-w-0 border-line-strong border-t pt-9 lg:col-start-2">
            <AccountNav href="/apply?view=account" />
          </div>
        ) : null}
      </div>
      <ApplyFoot
        step={step}
        words={page.footWords}
        action={page.action}
        dueAt={step === 'send' ? vettingDueAt(now).toISOString() : null}
      />
    </div>
  );
}

type StepFormProps = ApplyParts & {
  page: ReturnType<typeof useApplication>;
  neighborhoods: readonly Neighborhood[];
};

function StepForm({ step, handle, files, accounts, page, neighborhoods }: StepFormProps) {
  const fields = { values: handle.values, errorOf: page.errorOf, onEdit: page.edit };
  const form = { onBlur: page.onBlur, onSubmit: page.onSubmit };
  switch (step satisfies ApplicationStep) {
    case 'about':
      return (
        <AboutStep
          {...form}
          {...fields}
          neighborhoods={neighborhoods}
          creatorId={handle.application.profile.id}
        />
      );
    case 'channels':
      return <ChannelsStep error={page.errorOf('channels')} />;
    case 'portfolio':
      return (
        <PortfolioStep profile={handle.application.profile} files={files} error={page.errorOf('pieces')} />
      );
    case 'prices':
      return <PricesStep {...form} {...fields} />;
    case 'send':
      return (
        <SendStep
          values={handle.values}
          files={files}
          accounts={accounts}
          links={handle.application.profile.links}
          agreed={page.agreed}
          errorOf={page.errorOf}
          onAgree={page.agree}
        />
      );
  }
}

type ChangeNotesProps = { decision: VettingDecision | null; step: ApplicationStep };

/** The changes the reviewer requested in this step, verbatim. */
function ChangeNotes({ decision, step }: ChangeNotesProps) {
  const items = decision?.items.filter((item) => applicationStepOf(item.step) === step) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Requested changes" className="mb-8 grid gap-3">
      {items.map(({ subject, note }) => (
        <div key={subject + note} className="border-ink border-l-3 py-0.5 pl-4">
          <p className="type-item break-words">{subject}</p>
          <p className="text-md break-words text-ink-2">
            {decision?.admin_name ? `${decision.admin_name}: ` : ''}
            {note}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Focuses a field by its name, or the group of choices with that name. */
function focusPart(name: string): void {
  const found =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.getElementById(`${name}-choices`);
  found?.focus();
}
