import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import type { CampaignMapProps } from './campaign-map.tsx';

/** The map's code is fetched when it comes near the viewport; its space is reserved from the start. */
export function MapOnApproach({ campaign }: { campaign: CampaignDetail }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<CampaignMapProps> | null>(null);
  const hasPoint = campaign.places.some(({ latitude, longitude }) => latitude !== null && longitude !== null);

  useEffect(() => {
    if (frame.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        import('./campaign-map.tsx')
          .then((module) => setPart(() => module.CampaignMap))
          .catch(() => undefined);
      },
      { rootMargin: '400px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  if (!hasPoint) return null;
  return (
    <div ref={frame} className="mt-4 h-64 overflow-hidden rounded-large border border-line bg-sunken">
      {Part ? <Part campaign={campaign} /> : null}
    </div>
  );
}
