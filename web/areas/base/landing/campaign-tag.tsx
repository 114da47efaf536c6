import type { Showcase } from '#contract/campaigns/showcase.ts';
import { contentTypeOf, summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatPayout } from '#domain/format/money.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import type { Hook } from './hang-tags.ts';

type CampaignTagProps = { campaign: Showcase['campaigns'][number]; hook: Hook; now: Date };

const SEEN_FROM: Record<Hook['seen_from'], string> = {
  phone: 'max-lg:[--shift:-38%]',
  tablet: 'max-md:hidden max-lg:[--shift:-58%]',
  desktop: 'max-lg:hidden max-[90rem]:[--shift:-62%]',
};

/** A card that hangs on a thread over its shop. Its lower edge is fixed, so longer text makes it grow upward. */
export function CampaignTag({ campaign, hook, now }: CampaignTagProps) {
  const { creator_payout_cents, application_deadline, business_name, package_deliverables } = campaign;
  const platforms = new Set(package_deliverables.map(({ kind }) => contentTypeOf(kind)));
  return (
    <li
      className={`absolute bottom-[74%] lg:bottom-[69%] ${SEEN_FROM[hook.seen_from]}`}
      style={{ left: `${hook.left_percent}%` }}
    >
      <Thread />
      <div className="relative w-64 translate-x-(--shift,-50%) rounded-card border border-line bg-raised px-3.5 pt-3.25 pb-3 shadow-2 lg:max-xl:w-56">
        <p className="flex items-center justify-between gap-3">
          <span className="num font-display text-[1.6875rem] leading-8 font-extrabold font-stretch-[80%]">
            {formatPayout(creator_payout_cents)}
          </span>
          <DeadlineLabel deadline={application_deadline} now={now} className="text-xs" />
        </p>
        <p className="mt-1 text-dense leading-5 font-semibold break-words line-clamp-2">{business_name}</p>
        <p className="line-clamp-2 text-xs leading-4.5 text-ink-2">
          {[...platforms].map((platform) => (
            <PlatformIcon
              key={platform}
              platform={platform}
              className="mr-1.25 inline size-3.25 align-[-0.16em]"
            />
          ))}
          {summarizeDeliverables(package_deliverables)}
        </p>
      </div>
    </li>
  );
}

function Thread() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-full left-0 -ml-px h-13 w-0.5 lg:h-10 bg-[#17130f] after:absolute after:-bottom-4 after:left-1/2 after:size-4 after:-translate-x-1/2 after:rounded-full after:border-3 after:border-white after:bg-[#17130f]"
    />
  );
}
