import { TriangleAlert } from 'lucide-react';
import type { Applicant } from '#contract/applicants.ts';
import { isCloseEnough, numberGap } from '#domain/applicant-checks.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import { useNow } from '#web/components/admin/use-now.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { exactCount } from '#web/components/social/count-words.ts';
import { SourceLine } from '#web/components/social/number-source.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { nameOf } from './applicant-head.tsx';

type Account = Applicant['accounts'][number];

/** What the applicant says beside what the platform says. */
export function ApplicantNumbers({ applicant }: { applicant: Applicant }) {
  const now = useNow();
  const { accounts } = applicant;
  const [firstName] = nameOf(applicant).split(' ');
  return (
    <section aria-label="Numbers">
      <h3 className="type-item">Numbers</h3>
      {accounts.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">No account elsewhere. The work has to speak for itself.</p>
      ) : (
        <table className="mt-2 w-full border-collapse text-md [&_td]:h-10 [&_th]:h-9 [&_th]:text-hint [&_th]:font-medium [&_th]:text-ink-3 [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">What {firstName} says beside what was read</caption>
          <thead>
            <tr>
              <th scope="col" className="text-left">
                Number
              </th>
              <th scope="col" className="text-right">
                {firstName} says
              </th>
              <th scope="col" className="text-right">
                Platform says
              </th>
              <th scope="col">
                <span className="sr-only">How they compare</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.flatMap((account) => [
              <NumberRow
                key={`${account.id} followers`}
                account={account}
                label="Followers"
                said={account.claimed_followers}
                read={account.followers}
              />,
              <NumberRow
                key={`${account.id} views`}
                account={account}
                label="Avg. views"
                said={account.claimed_avg_views}
                read={account.avg_views}
              />,
            ])}
          </tbody>
        </table>
      )}
      {accounts.map(({ id, platform, numbers_source, numbers_read_at, is_private }) => (
        <p key={id} className="mt-2 flex flex-wrap gap-x-3 text-hint text-ink-3">
          <span className="font-medium">{PLATFORM_NAMES[platform]}</span>
          <SourceLine source={numbers_source} readAt={numbers_read_at} now={now} />
          {is_private ? 'The account is private.' : null}
        </p>
      ))}
    </section>
  );
}

type NumberRowProps = { account: Account; label: string; said: number | null; read: number | null };

function NumberRow({ account, label, said, read }: NumberRowProps) {
  return (
    <tr>
      <th scope="row" className="!text-md !font-normal !text-ink text-left">
        <span className="flex items-center gap-2">
          <PlatformIcon platform={account.platform} />
          <span className="sr-only">{PLATFORM_NAMES[account.platform]}</span>
          {label}
        </span>
      </th>
      <td className="num text-right text-ink-2">{said === null ? '–' : exactCount(said)}</td>
      <td className="num text-right font-semibold">{read === null ? '–' : exactCount(read)}</td>
      <td className="pl-3 text-right text-dense whitespace-nowrap text-ink-2">
        <Gap gap={numberGap(said, read)} />
      </td>
    </tr>
  );
}

function Gap({ gap }: { gap: number | null }) {
  if (gap === null) return 'Not read';
  if (isCloseEnough(gap)) return 'Matches';
  const percent = Math.round(Math.abs(gap) * 100);
  return (
    <Badge tone="yellow" icon={<TriangleAlert aria-hidden="true" />}>
      {percent}% {gap < 0 ? 'lower' : 'higher'}
    </Badge>
  );
}
