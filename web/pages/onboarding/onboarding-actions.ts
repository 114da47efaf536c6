import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { NewLocation } from '#contract/locations.ts';
import type { OnboardingBusinessChange, OnboardingChange } from '#contract/onboarding.ts';
import * as client from '#web/api/generated/sdk.gen.ts';
import type { Finding, Onboarding } from '#web/api/generated/types.gen.ts';
import { renewMedia } from '#web/components/media/renew-media.ts';
import type { RouterContext } from '#web/router-context.ts';
import { enter } from '#web/session/enter.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { onboardingOptions } from './onboarding-options.ts';

export type OnboardingActions = ReturnType<typeof createOnboardingActions>;
type Decision = { decision: 'accepted' | 'changed' | 'dismissed'; value?: Finding['value'] };

/** Everything the way in does. Each answer is the whole state, so that two tabs never drift far apart. */
export function createOnboardingActions(router: AnyRouter, queries: QueryClient) {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const { queryKey } = onboardingOptions(api);

  async function call<T>(send: Promise<T>): Promise<T> {
    try {
      return await send;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      // Another tab has finished it: this one goes where that one went.
      if ((cause as { code?: string }).code === 'onboarding_required') {
        await enter(router);
        await router.navigate({ to: '/business' });
      }
      throw cause;
    }
  }

  async function take(send: Promise<{ data: Onboarding }>): Promise<void> {
    await queries.cancelQueries({ queryKey });
    const { data } = await call(send);
    queries.setQueryData(queryKey, data);
  }

  const refresh = () => queries.refetchQueries({ queryKey });

  return {
    refresh,
    change: (body: OnboardingChange) => take(client.changeOnboarding({ ...reach, body })),
    place: (body: NewLocation) => take(client.putOnboardingLocation({ ...reach, body })),
    async describe(body: OnboardingBusinessChange): Promise<{ is_new: boolean }> {
      const { data } = await call(client.putOnboardingBusiness({ ...reach, body }));
      // The sign over the page, and the guard, know the business before the next step is there to be used.
      if (data.is_new) await enter(router);
      await refresh();
      return data;
    },
    async readAgain(website_url: string): Promise<void> {
      await call(client.readWebsiteAgain({ ...reach, body: { website_url } }));
      await refresh();
    },
    async decide({ id, field }: Pick<Finding, 'id' | 'field'>, body: Decision): Promise<void> {
      await take(client.decideFinding({ ...reach, path: { id }, body }));
      if (field === 'logo' || field === 'photo') await renewMedia(queries);
    },
    async complete(): Promise<void> {
      await call(client.completeOnboarding(reach));
      await enter(router);
    },
  };
}
