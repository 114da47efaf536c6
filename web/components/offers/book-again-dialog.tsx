import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';

type BookAgainDialogProps = {
  campaign: Pick<OwnCampaign, 'id'>;
  businessId: string;
  onClosed: () => void;
};

/** Offers the creators of a campaign the same job again, with one payment. */
export function BookAgainDialog({ campaign, businessId, onClosed }: BookAgainDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { id: businessId, identifier: campaign.id };
  const { data, error } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/past-creators', { params }),
  );
  const takers = data?.creators.filter(({ takes_offers }) => takes_offers) ?? [];
  if (takers.length > 0) {
    return (
      <OfferDialog
        businessId={businessId}
        creators={takers}
        absent={data?.creators.filter(({ takes_offers }) => !takes_offers).map(({ name }) => name) ?? []}
        campaignId={campaign.id}
        onClosed={onClosed}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClosed())}
      title="Book again?"
      closable={false}
      actions={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <div className="mt-5">
        {data === undefined ? (
          <RecordPending error={error} />
        ) : (
          <p className="text-md text-ink-2">
            None of this campaign’s creators takes offers now. Creators who aren’t in the directory get none.
          </p>
        )}
      </div>
    </Dialog>
  );
}
