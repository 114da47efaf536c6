import type { OwnApplication } from '#contract/own-applications.ts';
import { formatCents } from '#domain/money.ts';
import { toast } from '#web/ui/toast.ts';

/** What creators do with their applications. Each resolves once the lists hold the change. */
export interface OwnActions {
  acceptOffer(quoteId: string): Promise<unknown>;
  counterOffer(quoteId: string, counter: { amount_cents: number; reason: string }): Promise<unknown>;
  declineOffer(quoteId: string): Promise<unknown>;
  withdraw(applicationId: string): Promise<unknown>;
  declineInvitation(applicationId: string): Promise<unknown>;
}

/** The same, with the words that are said once it is done. */
export function ownDeeds(actions: OwnActions) {
  return {
    async accept({ business }: OwnApplication, quote: { id: string; amount_cents: number }) {
      await actions.acceptOffer(quote.id);
      const title = `You are in at ${business.business_name}. ${formatCents(quote.amount_cents)} is held for you.`;
      toast({ title, variant: 'success' });
    },
    async counter(
      { answer_hours }: OwnApplication,
      quoteId: string,
      counter: { amount_cents: number; reason: string },
    ) {
      await actions.counterOffer(quoteId, counter);
      toast({ title: `They have ${answer_hours} hours for ${formatCents(counter.amount_cents)}.` });
    },
    async decline({ posted_cents }: OwnApplication, quoteId: string) {
      await actions.declineOffer(quoteId);
      const stands = posted_cents === null ? '' : ` Your application stands at ${formatCents(posted_cents)}.`;
      toast({ title: `Offer declined.${stands}` });
    },
    async withdraw({ id, campaign }: OwnApplication) {
      await actions.withdraw(id);
      toast({ title: `Withdrawn from “${campaign.title}”.` });
    },
    async declineInvitation({ id, business }: OwnApplication) {
      await actions.declineInvitation(id);
      toast({ title: `${business.business_name} hears that it is not this time.` });
    },
  };
}
export type OwnDeeds = ReturnType<typeof ownDeeds>;
