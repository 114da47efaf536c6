import { Suspense } from 'react';
import type { Overview } from '#contract/admin/overview.ts';
import { formatCount } from '#domain/format/count.ts';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const BoroughMap = lazyPart(async () => (await import('./borough-map.tsx')).BoroughMap);

/** The number of campaigns that take applications, by borough. */
export function OpenCampaigns({ boroughs }: Pick<Overview, 'boroughs'>) {
  const most = Math.max(1, ...boroughs.map(({ open_campaigns }) => open_campaigns));
  // Remote campaigns have no place.
  const shown = boroughs.filter(({ borough, open_campaigns }) => borough !== null || open_campaigns > 0);
  return (
    <Card as="section" aria-labelledby="open-campaigns">
      <h2 id="open-campaigns" className="type-block-title">
        Open campaigns
      </h2>
      <div className="mt-3 flex items-center gap-6">
        <ul className="min-w-44 grow">
          {shown.map(({ borough, open_campaigns }) => (
            <li key={borough} className="flex h-9 items-center justify-between gap-4 text-md">
              {borough ?? 'No borough'}
              <span className="num font-semibold">{formatCount(open_campaigns)}</span>
            </li>
          ))}
        </ul>
        <div className="size-44 shrink-0 max-sm:hidden">
          <Suspense>
            <BoroughMap
              shades={Object.fromEntries(
                boroughs.map(({ borough, open_campaigns }) => [borough, open_campaigns / most]),
              )}
            />
          </Suspense>
        </div>
      </div>
    </Card>
  );
}
