import type { PublicCampaignRow } from '#contract/hiring/public-pages.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { Link } from '#web/components/link.tsx';

type CampaignListProps = {
  campaigns: readonly PublicCampaignRow[];
  now: Date;
  /** Left out where all are of one business. */
  showsBusiness?: boolean;
};

export function CampaignList({ campaigns, now, showsBusiness = false }: CampaignListProps) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {campaigns.map(({ public_id, title, business_name, deliverables, application_deadline }) => (
        <li key={public_id} className="min-w-0">
          <Link
            href={publicPath.campaign(public_id)}
            className="block h-full rounded-card border border-line bg-surface p-5 hover:border-line-strong"
          >
            <span className="type-item break-words">{title}</span>
            {showsBusiness ? (
              <span className="mt-1 block break-words text-md text-ink-2">{business_name}</span>
            ) : null}
            <span className="mt-1 block text-md text-ink-2">{summarizeDeliverables(deliverables)}</span>
            <span className="mt-2 block text-sm">
              <DeadlineLabel deadline={application_deadline} now={now} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
