import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { addressOptions } from './address-options.ts';

/** Asks a creator for their mailing address before they first agree to something. Nothing is shown once it's there. */
export function AddressAsk({ businessName }: { businessName: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(addressOptions(api));
  if (!data || data.mailing_address !== null) return null;
  const use = `New York law requires both sides’ mailing addresses in a contract. ${businessName} sees yours only if it accepts you.`;
  return (
    <section aria-label="Mailing address" className="rounded-control bg-sunken p-4">
      <h3 className="type-item">Add your mailing address</h3>
      <p className="mt-1 mb-3 text-base text-ink-2">{use}</p>
      <AddressDialog trigger={<Button>Add address</Button>} saved={null} description={use} />
    </section>
  );
}
