import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { Business } from '../api/generated/types.gen.ts';
import type { BusinessActions } from '../components/business/business-actions.ts';
import { businessOptions, membersOptions } from '../components/business/business-options.ts';
import { toBusinessChange } from '../components/business/shop-change.ts';
import type { RouterContext } from '../router-context.ts';
import { enter } from './enter.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** Changes to the business with this id; whoever turns out to be signed out is led to the door. */
export function createBusinessActions(router: AnyRouter, queries: QueryClient, id: string): BusinessActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const shop = businessOptions(api, id);
  const members = membersOptions(api, id);
  const refetchMembers = () => queries.refetchQueries({ queryKey: members.queryKey });

  async function change<Answer>(send: Promise<Answer>): Promise<Answer> {
    try {
      return await send;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  }

  return {
    async saveShop(draft) {
      const business = await queries.ensureQueryData(shop);
      const body = toBusinessChange(business, draft);
      const { data } = await change(client.changeBusiness({ ...reach, path: { id }, body }));
      queries.setQueryData<Business>(shop.queryKey, data);
      await enter(router);
    },
    async refreshShop() {
      await queries.refetchQueries({ queryKey: shop.queryKey });
    },
    async invite(email) {
      await change(client.inviteMember({ ...reach, path: { id }, body: { email } }));
      await refetchMembers();
    },
    async revokeInvitation(invitation_id) {
      await change(client.revokeInvitation({ ...reach, path: { id, invitation_id } }));
      await refetchMembers();
    },
    async removeMember(member_id) {
      await change(client.removeMember({ ...reach, path: { id, member_id } }));
      await refetchMembers();
    },
    async handOver(body) {
      await change(client.handOverBusiness({ ...reach, path: { id }, body }));
      await enter(router);
      await queries.refetchQueries({ queryKey: shop.queryKey });
    },
    async leaveBusiness() {
      await change(client.leaveBusiness({ ...reach, path: { id } }));
      // With a page of its own: nothing of the business may be seen from here on.
      await router.navigate({ href: '/onboarding', reloadDocument: true });
    },
  };
}
