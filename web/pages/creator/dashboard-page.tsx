import { CircleCheck } from 'lucide-react';
import type { CreatorProfile } from '#contract/creators.ts';
import type { MediaFile } from '#contract/media.ts';
import type { SocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { firstName } from '#web/components/home/first-name.ts';
import { HomeFrame } from '#web/components/home/home-frame.tsx';
import { HomeSection } from '#web/components/home/home-section.tsx';
import { Link } from '#web/components/link.tsx';
import { SECTION_FACES } from '#web/components/settings/sections.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type NextStep, nextSteps } from './next-steps.ts';
import { ProfileCard } from './profile-card.tsx';

type DashboardPageProps = {
  bar: AppBarProps;
  account: Account;
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
};

export function DashboardPage({ bar, account, profile, files, accounts }: DashboardPageProps) {
  const steps = nextSteps({ profile, accounts, file_count: files.length });
  const { title, lede } = greet(account, steps.length);
  return (
    <HomeFrame
      bar={bar}
      title={title}
      lede={lede}
      picture={<ProfileCard profile={profile} files={files} accounts={accounts} />}
    >
      <HomeSection title="What to do next">
        {steps.length > 0 ? <StepList steps={steps} /> : <NothingOpen />}
      </HomeSection>
    </HomeFrame>
  );
}

/** The first visit still knows the account as approved. */
function greet(account: Account, count: number): { title: string; lede: string } {
  const name = firstName(account);
  if (account.creator_status === 'approved') {
    return {
      title: `You are in, ${name}.`,
      lede: 'A person read your application and said yes. Your side of the counter is open.',
    };
  }
  const things = count === 1 ? 'One thing makes' : `${count} things make`;
  return {
    title: `Good to see you, ${name}.`,
    lede:
      count === 0
        ? 'Your profile is complete, and shops can read it.'
        : `${things} your profile easier to say yes to.`,
  };
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

function NothingOpen() {
  return (
    <p className="flex items-start gap-3.5 text-md text-ink-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      Nothing waits for you. Your work, prices and accounts are all in place.
    </p>
  );
}
