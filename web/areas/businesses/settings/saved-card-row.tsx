import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SavedCard } from '#contract/money/saved-cards.ts';
import { cardName } from '#domain/money/saved-cards.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { savedCardOptions } from '#web/components/fundings/funding-options.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';

/** The card the payment provider keeps for the owner. */
export function SavedCardRow({ businessId: id }: { businessId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { card } = useSuspenseQuery(savedCardOptions(api, id)).data;
  return (
    <SettingsRow
      title="Saved card"
      action={
        card ? (
          <FormDialog
            trigger={<Button variant="ghost">Remove card</Button>}
            title={`Remove ${cardName(card)}?`}
            description="Our payment partner deletes it. You can save a card again the next time you pay."
            names={[]}
            send={(api) => call(api, 'DELETE /api/businesses/:id/saved-card', { params: { id } })}
            after="GET /api/businesses/:id/saved-card"
            done="Card removed."
            verb="Remove card"
            safeVerb="Keep it"
            isDestructive
          />
        ) : null
      }
    >
      <p>{card ? endWords(card) : 'None. You can save one when you pay for a campaign.'}</p>
    </SettingsRow>
  );
}

function endWords(card: SavedCard): string {
  const end = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return `${cardName(card)}, ${card.is_expired ? 'expired' : 'expires'} ${end}`;
}
