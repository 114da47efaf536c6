import type { MediaFile } from '#contract/base/media.ts';
import type { Suggestion } from '#contract/campaigns/suggestions.ts';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import type { EarningSums } from '#contract/money/earnings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { HomeSection } from '#web/components/home/home-section.tsx';
import { Link } from '#web/components/link.tsx';
import { SECTION_FACES } from '#web/components/settings/sections.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { ComingCard } from './coming-card.tsx';
import { comingDates } from './coming-dates.ts';
import { MoneyCard } from './money-card.tsx';
import { type NextStep, nextSteps } from './next-steps.ts';
import type { OwnWork } from './own-work.ts';
import { ProfileCard } from './profile-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TodoList } from './todo-list.tsx';
import { listTodos } from './todos.ts';
import { workTurns } from './work-turns.ts';

type DashboardPageProps = {
  bar: AppBarProps;
  account: Account;
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
  now: Date;
  work: OwnWork;
  sums: EarningSums;
  suggestions: readonly Suggestion[];
  onHide: (suggestion: Suggestion) => void;
};

/** To-dos, the status of every application, money, dates and suggestions. */
export function DashboardPage(props: DashboardPageProps) {
  const { bar, account, profile, files, accounts, now, work } = props;
  const turns = workTurns(work.collaborations);
  const todos = listTodos(
    { failed_payout: props.sums.failed_payout, turns: turns.mine, needs: work.needs_you },
    now,
  );
  const steps = nextSteps({ profile, accounts, file_count: files.length });
  const isNew = hasDoneNothing(props);
  const suggestions = <SuggestionList suggestions={props.suggestions} now={now} onHide={props.onHide} />;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-4 pt-6 pb-12 md:px-8 md:pt-13 lg:px-10">
        <p className="text-touch text-ink-2">{longDate(now)}</p>
        <h1 className="type-page-title mt-1 break-words">
          {titleFor(account, work.counts.needs_you + turns.mine.length + (props.sums.failed_payout ? 1 : 0))}
        </h1>
        {isNew ? (
          <>
            <p className="type-prose mt-4 max-w-[38rem] text-balance text-ink-2">
              You haven’t applied to a campaign yet. Find one that fits and send your first pitch.
            </p>
            <ButtonLink
              size="touch"
              variant="primary"
              className="mt-5"
              render={(look) => <Link href="/campaigns" {...look} />}
            >
              Browse campaigns
            </ButtonLink>
            {suggestions}
          </>
        ) : null}
        <div className="mt-7 grid gap-x-8 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
          <div className="min-w-0">
            {isNew ? null : (
              <>
                <TodoList
                  todos={todos}
                  waiting={work.waiting}
                  waitingCount={work.counts.waiting}
                  theirs={turns.theirs}
                  now={now}
                />
                <ApplicationsCard work={work} now={now} />
              </>
            )}
            {steps.length > 0 ? (
              <HomeSection title="For your profile">
                <StepList steps={steps} />
              </HomeSection>
            ) : null}
          </div>
          <div className="grid min-w-0 gap-6">
            {isNew ? null : (
              <>
                <MoneyCard sums={props.sums} />
                <ComingCard
                  dates={comingDates(
                    [...work.needs_you, ...work.waiting, ...work.accepted],
                    work.collaborations,
                    now,
                  )}
                />
              </>
            )}
            <ProfileCard profile={profile} files={files} accounts={accounts} />
          </div>
        </div>
        {isNew ? null : suggestions}
      </div>
    </AreaLayout>
  );
}

/** Before the first application there is nothing but zeros to show, so campaigns come first. */
function hasDoneNothing({ work, sums }: Pick<DashboardPageProps, 'work' | 'sums'>): boolean {
  const { held, pending, available_cents, on_hold_cents, on_its_way, earned_this_year_cents } = sums;
  const money = [held, pending, on_its_way].reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return (
    work.counts.all === 0 &&
    work.collaborations.length === 0 &&
    sums.failed_payout === null &&
    money + available_cents + on_hold_cents + earned_this_year_cents + sums.paid_this_year.amount_cents === 0
  );
}

/** The status is still `approved` on the first visit. */
function titleFor(account: Account, count: number): string {
  if (count === 0) {
    const greeting = account.creator_status === 'approved' ? 'You’re in' : 'Good to see you';
    return `${greeting}, ${firstName(account)}.`;
  }
  return count === 1 ? '1 thing needs you' : `${count} things need you`;
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

function longDate(now: Date): string {
  return LONG_DATE.format(now);
}

function StepList({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ul className="md:-mt-4">
      {steps.map(({ section, title, text, verb }) => {
        const { Icon } = SECTION_FACES[section];
        const href = `/creator/settings#${section}`;
        return (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line py-4 not-first:border-t"
          >
            <div className="flex min-w-0 grow basis-56 items-start gap-3.5 max-sm:basis-full">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
              <div className="min-w-0">
                <h3 className="type-item break-words">{title}</h3>
                <p className="text-base text-ink-2">{text}</p>
              </div>
            </div>
            <ButtonLink
              className="max-sm:ml-8.5"
              render={(look) => <Link href={href} aria-label={`${verb}: ${title}`} {...look} />}
            >
              {verb}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
