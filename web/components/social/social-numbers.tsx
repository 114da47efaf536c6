import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import { exactCount } from './count-words.ts';
import { SourceLine } from './number-source.tsx';

type SocialNumbersProps = { account: OwnSocialAccount; now: Date };

/** The measured numbers with source and date, beside the self-reported ones. */
export function SocialNumbers({ account, now }: SocialNumbersProps) {
  const source = { source: account.numbers_source, readAt: account.numbers_read_at, now };
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Figure label="Followers" read={account.followers} said={account.claimed_followers} {...source} />
      <Figure label="Average views" read={account.avg_views} said={account.claimed_avg_views} {...source} />
    </dl>
  );
}

type FigureProps = {
  label: string;
  read: number | null;
  said: number | null;
  source: OwnSocialAccount['numbers_source'];
  readAt: string | null;
  now: Date;
};

function Figure({ label, read, said, source, readAt, now }: FigureProps) {
  const shown = read ?? said;
  return (
    <div>
      <dt className="text-hint text-ink-2">{label}</dt>
      <dd>
        <span className="num block text-[1.375rem] leading-7 font-semibold tracking-[-0.02em]">
          {shown === null ? (
            <span className="text-md font-normal text-ink-3">Not added</span>
          ) : (
            exactCount(shown)
          )}
        </span>
        {shown === null ? null : (
          <SourceLine
            source={read === null ? 'creator' : source}
            readAt={readAt}
            now={now}
            said="Self-reported"
            className="mt-0.5"
          />
        )}
        {read !== null && said !== null ? (
          <span className="num block text-hint text-ink-3">You entered {exactCount(said)}</span>
        ) : null}
      </dd>
    </div>
  );
}
