import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { shortCount } from '#web/components/social/count-words.ts';
import { SourceLine } from '#web/components/social/number-source.tsx';

/** The key figures, each with its source. */
export function ApplicantNumbers({ applicant, now }: { applicant: CampaignApplicant; now: Date }) {
  const { platform, followers, avg_views, jobs_count, jobs_here_count, accounts } = applicant;
  const account = accounts.find((one) => one.platform === platform);
  const figures = [
    ['Followers', followers === null ? 'Not provided' : shortCount(followers)],
    ['Avg. views', avg_views === null ? 'Not provided' : shortCount(avg_views)],
    ['Jobs here', String(jobs_count)],
    ['With you', String(jobs_here_count)],
  ] as const;
  return (
    <section aria-label="Numbers" className="border-line border-y py-3">
      <dl className="grid grid-cols-2 gap-y-3 min-[26rem]:grid-cols-4 min-[26rem]:divide-x min-[26rem]:divide-line">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0 min-[26rem]:not-first:pl-3.5">
            <dt className="text-hint text-ink-2">{label}</dt>
            <dd className="num text-[1.1875rem] leading-7 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {account ? (
        <p className="mt-2.5 flex flex-wrap gap-x-2 text-hint text-ink-3">
          <span>{PLATFORM_NAMES[account.platform]}:</span>
          <SourceLine source={account.numbers_source} readAt={account.numbers_read_at} now={now} />
        </p>
      ) : null}
    </section>
  );
}
