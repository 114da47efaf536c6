import { Hourglass } from 'lucide-react';
import type { Applicant } from '#contract/creators/vetting.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { CreatorBadge } from '#web/components/admin/creator-badge.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { ageWords, momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { useAction } from '#web/session/use-action.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The applicant's identity, home, accounts, waiting time and bio. */
export function ApplicantHead({ applicant }: { applicant: Applicant }) {
  const { profile, email, accounts } = applicant;
  const home = profile.home_neighborhood;
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Avatar name={nameOf(applicant)} src={applicant.avatar_url} className="size-16 md:size-19" />
        <div className="min-w-0 grow basis-60">
          <h2 className="font-display text-[1.75rem] leading-tight font-extrabold tracking-[-0.012em] break-words font-stretch-[79%] md:text-[2.125rem]">
            {nameOf(applicant)}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4.5 gap-y-1 text-md text-ink-2">
            <span>{home ? `${home.neighborhood_name}, ${home.borough}` : 'No neighborhood'}</span>
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
        <VettingStatus applicant={applicant} />
      </div>
      {profile.bio ? <p className="mt-6 max-w-[44rem] type-prose break-words">“{profile.bio}”</p> : null}
    </header>
  );
}

function VettingStatus({ applicant }: { applicant: Applicant }) {
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
      {status === 'pending_review' ? (
        <ForAdmins rule="admin_operations">
          <Reader applicant={applicant} />
        </ForAdmins>
      ) : null}
    </div>
  );
}

/** Once assigned, applicants see the first name of their reviewer. */
function Reader({ applicant }: { applicant: Applicant }) {
  const { user_id } = useAccount();
  const { assignee, profile } = applicant;
  const taking = useAction(
    (api) => call(api, 'PUT /api/creators/:id/assignee', { params: { id: profile.id } }),
    {
      after: 'everything',
      failed: 'Couldn’t assign it',
    },
  );
  if (assignee?.id === user_id) return <p className="text-dense text-ink-2">Assigned to you</p>;

  return (
    <p className="text-dense text-ink-2">
      {assignee ? `Assigned to ${assignee.name}. ` : null}
      <button type="button" onClick={() => void taking.run()} className="text-link touch:min-h-11">
        Assign to me
      </button>
    </p>
  );
}

export function nameOf({ profile, email }: Pick<Applicant, 'profile' | 'email'>): string {
  return displayName({ full_name: profile.full_name, email });
}
