import { Lightbulb } from 'lucide-react';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { Card } from '#web/ui/card.tsx';

/** Businesses and admins read campaigns of others for ideas: nothing to apply for, no payout. */
export function InspirationSide({ campaign }: { campaign: CampaignDetail }) {
  return (
    <aside aria-labelledby="inspiration-title" className="max-lg:order-2 lg:pt-8">
      <Card>
        <h2 id="inspiration-title" className="flex items-center gap-2.5 type-block-title">
          <Lightbulb aria-hidden="true" className="size-5 stroke-[1.75]" />
          For inspiration
        </h2>
        <p className="mt-2 text-md text-ink-2">
          This is how {campaign.business.business_name} asks. Creators see the same page with the payout and a
          way to apply.
        </p>
      </Card>
    </aside>
  );
}
