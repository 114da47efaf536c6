import { Eye } from 'lucide-react';
import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorApplication, CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { HomeSection } from '#web/components/home/home-section.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountNav } from './account-nav.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusFrame } from './status-frame.tsx';
import { StatusStops } from './status-stops.tsx';
import { stopsInReview, wordsOnceSent } from './status-words.ts';
import { VettingNote } from './vetting-note.tsx';

export type SentParts = {
  application: CreatorApplication & { profile: CreatorProfile };
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
};

type ApplyStatusPageProps = SentParts & { bar: AppBarProps; contactEmail: string };

export function ApplyStatusPage({ bar, application, files, accounts, contactEmail }: ApplyStatusPageProps) {
  const { profile, status_note } = application;
  const words = wordsOnceSent({ ...application, ...profile });
  const isBeingRead = words.badge === 'in_review';
  const piece_count = files.length + profile.links.length;
  const sent = { ...application, profile, piece_count, channel_count: accounts.length };
  const hasReason = words.badge === 'turned_down' || words.badge === 'suspended';
  return (
    <StatusFrame
      bar={bar}
      words={words}
      below={<AccountNav href="/apply/status?view=account" />}
      aside={
        <>
          <SentCard profile={profile} files={files} accounts={accounts} allHref="/apply/status?view=shop" />
          {isBeingRead ? <Mistake contactEmail={contactEmail} /> : null}
        </>
      }
    >
      {words.badge === 'approved' ? <ToDashboard /> : null}
      {status_note && hasReason ? <VettingNote title="Reason" note={status_note} /> : null}
      {words.money ? <Money words={words.money} /> : null}
      {words.badge === 'suspended' ? <Appeal contactEmail={contactEmail} /> : null}
      {isBeingRead ? <StatusStops stops={stopsInReview(sent)} /> : null}
      {isBeingRead ? <Meanwhile /> : null}
    </StatusFrame>
  );
}

function ToDashboard() {
  return (
    <div className="grid sm:flex">
      <ButtonLink variant="primary" size="large" render={(look) => <Link href="/creator" {...look} />}>
        Go to dashboard
      </ButtonLink>
    </div>
  );
}

function Meanwhile() {
  return (
    <HomeSection title="In the meantime">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-56 items-start gap-3.5">
          <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
          <div className="min-w-0">
            <h3 className="type-item">Preview your profile</h3>
            <p className="text-base text-ink-2">See it the way shop owners will.</p>
          </div>
        </div>
        <ButtonLink render={(look) => <Link href="/apply/status?view=shop" {...look} />}>Preview</ButtonLink>
      </div>
    </HomeSection>
  );
}

function Mistake({ contactEmail }: { contactEmail: string }) {
  return (
    <p className="mt-6 text-md text-ink-2">
      Spotted a mistake?{' '}
      <a href={`mailto:${contactEmail}`} className="font-medium text-ink text-link">
        Email us
      </a>{' '}
      and tell us what to fix.
    </p>
  );
}

function Money({ words }: { words: string }) {
  return (
    <HomeSection title="Your money">
      <p className="type-prose text-ink-2">{words}</p>
    </HomeSection>
  );
}

function Appeal({ contactEmail }: { contactEmail: string }) {
  return (
    <HomeSection title="How to appeal">
      <p className="type-prose text-ink-2">
        Tell us what we should know. A person will read it. You can also write to{' '}
        <a href={`mailto:${contactEmail}`} className="break-words text-ink text-link">
          {contactEmail}
        </a>{' '}
        from your account’s email address.
      </p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink variant="primary" size="large" render={(look) => <Link href="/help/contact" {...look} />}>
          Write an appeal
        </ButtonLink>
        <ButtonLink size="large" render={(look) => <Link href="/help/requests" {...look} />}>
          Your requests
        </ButtonLink>
      </div>
    </HomeSection>
  );
}
