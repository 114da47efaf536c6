import { Hourglass } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import type { Applicant } from '#contract/applicants.ts';
import { displayName } from '#domain/display-name.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/social-platforms.ts';
import { takeApplication } from '#web/api/generated/sdk.gen.ts';
import { CreatorBadge } from '#web/components/admin/creator-badge.tsx';
import { ageWords, momentWords } from '#web/components/admin/moment.ts';
import { useNow } from '#web/components/admin/use-now.ts';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/toast.ts';

/** Who it is, where they live and post, since when they wait, and what they say of themselves. */
export function ApplicantHead({ applicant }: { applicant: Applicant }) {
  const { profile, email, accounts } = applicant;
  const home = profile.home_neighborhood;
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Avatar src={artPath.portrait(nameOf(applicant))} className="size-16 md:size-19" />
        <div className="min-w-0 grow basis-60">
          <h2 className="font-display text-[1.75rem] leading-tight font-extrabold tracking-[-0.012em] break-words font-stretch-[79%] md:text-[2.125rem]">
            {nameOf(applicant)}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4.5 gap-y-1 text-md text-ink-2">
            <span>{home ? `${home.neighborhood_name}, ${home.borough}` : 'No neighborhood given'}</span>
            {accounts.map(({ id, platform, handle }) => (
              <a
                key={id}
                href={profileUrl(platform, handle)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1.5 text-link"
              >
                <PlatformIcon platform={platform} />
                <span className="sr-only">{PLATFORM_NAMES[platform]}</span>@{handle}
              </a>
            ))}
            <Link href={`/admin/users?open=${applicant.user_id}`} className="break-all text-link">
              {email}
            </Link>
          </p>
        </div>
        <Standing applicant={applicant} />
      </div>
      {profile.bio ? <p className="mt-6 max-w-[44rem] type-prose break-words">“{profile.bio}”</p> : null}
    </header>
  );
}

function Standing({ applicant }: { applicant: Applicant }) {
  const now = useNow();
  const { status, submitted_at } = applicant.profile;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 max-md:w-full md:grid md:justify-items-end">
      {status === 'pending_review' && submitted_at ? (
        <Badge tone="yellow" icon={<Hourglass aria-hidden="true" />}>
          Waiting {ageWords(submitted_at, now)}
        </Badge>
      ) : (
        <CreatorBadge status={status} />
      )}
      {submitted_at ? (
        <p className="num text-dense text-ink-2">Sent {momentWords(submitted_at, now)}</p>
      ) : null}
      {status === 'pending_review' ? <Reader applicant={applicant} /> : null}
    </div>
  );
}

/** Applicants are told the first name of who reads, once somebody has taken it in hand. */
function Reader({ applicant }: { applicant: Applicant }) {
  const { user_id } = useAccount();
  const deed = useAdminDeed();
  const { reader, profile } = applicant;
  if (reader?.id === user_id) return <p className="text-dense text-ink-2">In your hands</p>;

  async function take() {
    try {
      await deed((reach) => takeApplication({ ...reach, path: { id: profile.id } }));
    } catch (cause) {
      toast({ title: 'It stays where it is', description: adviceFor(cause), variant: 'destructive' });
    }
  }

  return (
    <p className="text-dense text-ink-2">
      {reader ? `${reader.name} reads this. ` : null}
      <button type="button" onClick={take} className="text-link touch:min-h-11">
        Take it in hand
      </button>
    </p>
  );
}

export function nameOf({ profile, email }: Pick<Applicant, 'profile' | 'email'>): string {
  return displayName({ full_name: profile.full_name, email });
}
