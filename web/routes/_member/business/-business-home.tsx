import type { BusinessView } from '../../../api/generated/types.gen.ts';
import { BusinessHomePage } from '../../../pages/home/business-home-page.tsx';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

/** The dashboard, at both of its addresses. */
export function BusinessHome({ viewed }: { viewed: BusinessView | null }) {
  const account = useAccount();
  const bar = useBar('/business');
  if (viewed) return <BusinessHomePage bar={bar} account={account} shop={viewed} viewingAs={viewed} />;
  const shop = account.business ?? NO_SHOP;
  return <BusinessHomePage bar={bar} account={account} shop={shop} />;
}

/** The guard lets in nobody without a business but admins, who look at one. */
const NO_SHOP = { slug: '', industry: null };
