import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';
import { Button } from '#web/ui/button.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { addressOptions } from './address-options.ts';

/** The address is for shipping a product, required by New York's law, or an optional line of the contract. */
export type AddressUse = 'shipping' | 'law' | 'contract';

type AddressAskProps = { businessName: string; use: AddressUse };

/** Asks a creator for their mailing address before they first agree to something. Nothing is shown once it's there. */
export function AddressAsk({ businessName, use }: AddressAskProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(addressOptions(api));
  if (!data || data.mailing_address !== null) return null;
  const words = `${USES[use](businessName)} ${businessName} sees it only if they accept you.`;
  return (
    <section aria-label="Mailing address" className="rounded-control bg-sunken p-4">
      <h3 className="type-item">Add your mailing address{use === 'contract' ? ' (optional)' : ''}</h3>
      <p className="mt-1 mb-3 text-base text-ink-2">{words}</p>
      <AddressDialog trigger={<Button>Add address</Button>} saved={null} description={words} />
    </section>
  );
}

const USES: Record<AddressUse, (businessName: string) => string> = {
  shipping: (businessName) => `You need one to apply, because ${businessName} ships you the product.`,
  law: (businessName) =>
    `You need one to apply. New York law requires it once your contracts with ${businessName} reach $800 in ${FREELANCE_ACT_DAYS} days.`,
  contract: () => 'Your contract names it.',
};
