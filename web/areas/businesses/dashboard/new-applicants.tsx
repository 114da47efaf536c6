import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { ageWords } from '#web/components/time/moment.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';

type NewApplicantsProps = {
  applicants: BusinessOverview['new_applicants'];
  count: number;
  now: Date;
  as: string | undefined;
};

/** Applicants that the business has neither shortlisted nor answered. */
export function NewApplicants({ applicants, count, now, as }: NewApplicantsProps) {
  if (applicants.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="applicants-title" padded={false}>
      <div className="flex items-center justify-between gap-4 px-5 pt-5 md:px-6 md:pt-6">
        <h2 id="applicants-title" className="type-block-title">
          New applicants
        </h2>
        <Count value={count} tone="accent" of="new" />
      </div>
      <p className="px-5 text-base text-ink-2 md:px-6">You haven’t shortlisted or answered these yet.</p>
      <FaceColors names={applicants.map(({ creator_name }) => creator_name)}>
        <ul className="px-5 py-3 md:px-6">
          {applicants.map(({ application_id, submitted_at, platform, followers, ...applicant }) => (
            <li key={application_id} className="relative flex items-center gap-3 py-2.5">
              <Avatar name={applicant.creator_name} src={applicant.avatar_url} className="size-11" />
              <div className="min-w-0 grow">
                <Link
                  href={`${businessCampaignPath({ id: applicant.campaign_id, slug: applicant.campaign_slug })}${stringifySearch({ tab: 'applicants', open: application_id, ...(as && { as }) })}`}
                  className="type-item block truncate rounded-check after:absolute after:inset-0"
                >
                  {applicant.creator_name}
                </Link>
                <p className="flex items-start gap-1.5 text-md text-ink-2">
                  {platform && followers !== null ? (
                    <>
                      <PlatformIcon platform={platform} className="mt-1 size-4 shrink-0" />
                      <span className="num">{shortCount(followers)}</span>
                    </>
                  ) : null}
                  <span className="line-clamp-2 min-w-0 wrap-anywhere">for {applicant.campaign_title}</span>
                </p>
              </div>
              {submitted_at ? (
                <time dateTime={submitted_at} className="num shrink-0 self-start text-sm text-ink-3">
                  {ageWords(submitted_at, now)}
                </time>
              ) : null}
            </li>
          ))}
        </ul>
      </FaceColors>
    </Card>
  );
}
