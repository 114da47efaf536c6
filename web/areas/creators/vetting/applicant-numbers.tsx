import { TriangleAlert } from 'lucide-react';
import type { Applicant } from '#contract/creators/vetting.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { exactCount } from '#web/components/social/count-words.ts';
import { SourceLine } from '#web/components/social/number-source.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { nameOf } from './applicant-head.tsx';
import { gapWords } from './gap-words.ts';

type Account = Applicant['accounts'][number];

/** The applicant's own figures beside the platform's. */
export function ApplicantNumbers({ applicant }: { applicant: Applicant }) {
  const now = useNow();
  const { accounts } = applicant;
  const [firstName] = nameOf(applicant).split(' ');
  return (
    <section aria-label="Numbers">
      <h3 className="type-item">Numbers</h3>
      {accounts.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">No social accounts. Judge by the work.</p>
      ) : (
        <table className="mt-2 w-full border-collapse text-md [&_td]:h-10 [&_th]:h-9 [&_th]:text-hint [&_th]:font-medium [&_th]:text-ink-3 [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">{firstName}’s self-reported numbers next to the platform’s</caption>
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
                <span className="sr-only">Difference</span>
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
          {is_private ? 'This account is private.' : null}
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
        <Gap said={said} read={read} />
      </td>
    </tr>
  );
}

function Gap({ said, read }: Pick<NumberRowProps, 'said' | 'read'>) {
  const { words, isFar } = gapWords(said, read);
  if (!isFar) return words;
  return (
    <Badge tone="yellow" icon={<TriangleAlert aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
