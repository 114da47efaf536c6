import { BriefcaseBusiness } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type OfferButtonProps = {
  businessId: string;
  creator: { creator_id: string; name: string };
  /** The campaign whose brief is offered again. */
  campaignId?: string;
  /** In a list, each button says whom it is about. */
  isInList?: boolean;
};

/** Offers this creator a job, or the same job again. */
export function OfferButton({ businessId, creator, campaignId, isInList = false }: OfferButtonProps) {
  const words = campaignId ? 'Book again' : isInList ? 'Offer job' : 'Offer a job';
  const trigger = (
    <Button
      icon={<BriefcaseBusiness aria-hidden="true" />}
      aria-label={isInList ? `${words} to ${creator.name}` : undefined}
    >
      {words}
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./offer-dialog.tsx')).OfferDialog}
      props={{ trigger, businessId, creators: [creator], campaignId }}
    />
  );
}
