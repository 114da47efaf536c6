import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BusinessChoices } from '#contract/businesses/own-businesses.ts';
import { call } from '#web/api/call.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { notifyOtherTabs } from '#web/session/other-tabs.ts';
import { performAction } from '#web/session/perform-action.ts';
import { toast } from '#web/ui/toast.ts';

type Choice = BusinessChoices['businesses'][number];

/** The businesses to switch between; empty until they have loaded. */
export function useBusinessChoices(): { choices: readonly Choice[]; choose: (id: string) => Promise<void> } {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    call(api, 'GET /api/me/businesses').then(
      ({ businesses }) => setChoices(businesses),
      (cause) => logFailure('Failed to list the businesses', cause),
    );
  }, [api]);

  async function choose(business_id: string): Promise<void> {
    try {
      await performAction(router, (reach) => call(reach, 'PUT /api/me/business', { body: { business_id } }));
    } catch (cause) {
      toast({ title: 'We couldn’t switch', description: adviceFor(cause), variant: 'destructive' });
      return;
    }
    notifyOtherTabs('switched');
    // A full page load: nothing of the other business stays on the page.
    await router.navigate({ href: '/business', reloadDocument: true });
  }

  return { choices, choose };
}

/** What is unread in a business, for its row in the switcher. */
export function unreadIn({ unread_message_count, unread_notification_count }: Choice): number {
  return unread_message_count + unread_notification_count;
}
