import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { AccountActions } from '../components/settings/account-actions.ts';
import type { RouterContext } from '../router-context.ts';
import { enter } from './enter.ts';
import { leave } from './leave.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';
import { settingsOptions } from './settings-options.ts';
import { signOut } from './sign-out.ts';

/** Changes to one's own account; whoever turns out to be signed out is led to the door. */
export function createAccountActions(router: AnyRouter, queries: QueryClient): AccountActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const refetch = () => queries.refetchQueries({ queryKey: settingsOptions(api).queryKey });

  async function change(send: Promise<unknown>): Promise<void> {
    try {
      await send;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  }

  return {
    async saveName(full_name) {
      await change(client.changeProfile({ ...reach, body: { full_name } }));
      await enter(router);
    },
    async changeNotification(body) {
      await change(client.changeNotificationPreference({ ...reach, body }));
      await refetch();
    },
    async requestEmailChange(body) {
      await change(client.requestEmailChange({ ...reach, body }));
      await refetch();
    },
    async cancelEmailChange() {
      await change(client.cancelEmailChange(reach));
      await refetch();
    },
    async changePassword(body) {
      await change(client.changePassword({ ...reach, body }));
      await refetch();
    },
    async signOutDevice(id) {
      await change(client.endSession({ ...reach, path: { id } }));
      await refetch();
    },
    signOutEverywhere: () => signOut(router),
    async deleteAccount(body) {
      await change(client.deleteAccount({ ...reach, body }));
      await leave(router);
    },
  };
}
