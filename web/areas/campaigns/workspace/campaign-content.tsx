import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { MOST_ARCHIVED_FILES } from '#domain/work/content-limits.ts';
import { apiQuery } from '#web/api/query.ts';
import { Link } from '#web/components/link.tsx';
import { askFirst } from '#web/components/work/download-link.tsx';
import { contentArchiveHref } from '#web/components/work/downloads.ts';
import { counted } from '#web/components/work/work-words.ts';
import { stringifySearch } from '#web/search-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type CampaignContentProps = { businessId: string; campaignId: string; as: string | undefined };

/** The way to the approved files of a campaign, as soon as there is one. */
export function CampaignContent({ businessId, campaignId, as }: CampaignContentProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const filter = { campaign_id: campaignId };
  const { data } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/content', {
      params: { id: businessId },
      query: { ...filter, limit: 1 },
    }),
  );
  const count = data?.totals?.file_count ?? 0;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Link
        href={`/business/content${stringifySearch({ campaign: campaignId, ...(as && { as }) })}`}
        className="num inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
      >
        View {counted(count, 'approved file')}
      </Link>
      {count <= MOST_ARCHIVED_FILES ? (
        <ButtonLink
          size="dense"
          {...askFirst(contentArchiveHref(businessId, filter))}
          icon={<Download aria-hidden="true" />}
        >
          Download all
        </ButtonLink>
      ) : null}
    </div>
  );
}
