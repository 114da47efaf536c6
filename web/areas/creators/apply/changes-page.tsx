import { applicationStepOf, STEP_NAMES } from '#domain/creators/application-steps.ts';
import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountNav } from './account-nav.tsx';
import type { SentParts } from './apply-status-page.tsx';
import { ChangesCard } from './changes-card.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusFrame } from './status-frame.tsx';
import { StatusStops } from './status-stops.tsx';
import { stopsForChanges, wordsForChanges } from './status-words.ts';
import { stepHref } from './steps.ts';

type ChangesPageProps = OwnAccount & SentParts & { bar: AppBarProps };

/** An application with requested changes: the note, each change, and a link to it. */
export function ChangesPage({ bar, application, files, accounts, ...own }: ChangesPageProps) {
  const { profile, latest_decision } = application;
  const items = latest_decision?.items ?? [];
  const steps = [...new Set(items.map(({ step }) => applicationStepOf(step)))];
  const sent = {
    ...application,
    profile,
    assignee_name: latest_decision?.admin_name ?? null,
    piece_count: files.length + profile.links.length,
    channel_count: accounts.length,
  };
  return (
    <StatusFrame
      bar={bar}
      words={wordsForChanges(items.length)}
      below={<AccountNav href="/apply?view=account" />}
      aside={<SentCard profile={profile} files={files} accounts={accounts} allHref="/apply?view=shop" />}
    >
      {latest_decision ? <ChangesCard decision={latest_decision} now={own.now} /> : null}
      <p className="mt-6 text-md text-ink-2 sm:hidden">{wayWords(steps)}</p>
      {/* Pinned on a phone, where the note may fill the screen. */}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-5 max-sm:mt-4 max-sm:grid max-sm:border-line max-sm:border-y max-sm:bg-paper max-sm:px-5 max-sm:py-3">
        <ButtonLink
          variant="primary"
          size="large"
          render={(look) => <Link href={stepHref(steps[0] ?? 'about')} {...look} />}
        >
          Make changes
        </ButtonLink>
        <p className="text-md text-ink-2 max-sm:hidden">{wayWords(steps)}</p>
      </div>
      <StatusStops stops={stopsForChanges(sent, items.length)} />
    </StatusFrame>
  );
}

/** "Starts at Portfolio, then Channels, then send." */
function wayWords(steps: readonly ReturnType<typeof applicationStepOf>[]): string {
  if (steps.length === 0) return 'Start with About you, then send it again.';
  return `Start with ${steps.map((step) => STEP_NAMES[step]).join(', then ')}, then send it again.`;
}
