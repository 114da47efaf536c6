import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { businessCampaignPath, campaignReportPath } from '#domain/campaigns/campaign-address.ts';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Count } from '#web/ui/count.tsx';
import type { WorkspaceTab } from './workspace-view.ts';

type WorkspaceTabsProps = { campaign: OwnCampaign; current: WorkspaceTab; as: string | undefined };

/** Each tab has its own address, so that a view can be shared. */
export function WorkspaceTabs({ campaign, current, as }: WorkspaceTabsProps) {
  const tabs: { tab: WorkspaceTab; label: string; count?: number }[] = [
    {
      tab: 'applicants',
      label: campaign.is_offer ? 'Creators' : 'Applicants',
      count: campaign.applicant_count,
    },
    { tab: 'work', label: 'Work' },
    { tab: 'links', label: 'Links' },
    { tab: 'brief', label: 'Brief' },
    { tab: 'activity', label: 'Activity' },
  ];
  return (
    <nav aria-label="Parts of the campaign" className="border-line border-b px-4 md:px-10">
      <ul className="-mx-3.5 flex gap-1 overflow-x-auto">
        {tabs.map(({ tab, label, count }) => (
          <li key={tab}>
            <Link
              href={`${businessCampaignPath(campaign)}${stringifySearch({ tab, ...(as && { as }) })}`}
              aria-current={tab === current ? 'page' : undefined}
              className={face}
            >
              {label}
              {count === undefined ? null : <Count value={count} />}
            </Link>
          </li>
        ))}
        {campaign.published_at === null ? null : (
          <li>
            <Link
              href={`${campaignReportPath(campaign)}${stringifySearch(as ? { as } : {})}`}
              className={face}
            >
              Results
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

const face = [
  'relative flex h-11 shrink-0 items-center gap-2 px-3.5 text-base font-medium whitespace-nowrap text-ink-2',
  'transition-colors duration-fast hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink',
  'focus-visible:rounded-control focus-visible:-outline-offset-2 touch:h-12',
  'after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:rounded-t-[3px]',
  'aria-[current]:after:bg-accent forced-colors:aria-[current]:after:bg-[Highlight]',
].join(' ');
