import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { Finding } from '#contract/businesses/enrichments.ts';
import type { NewLocation } from '#contract/businesses/locations.ts';
import type {
  Onboarding,
  OnboardingBusinessChange,
  OnboardingChange,
} from '#contract/businesses/onboarding.ts';
import { call } from '#web/api/call.ts';
import { renewMedia } from '#web/components/media/renew-media.ts';
import type { RouterContext } from '#web/router-context.ts';
import { enter } from '#web/session/enter.ts';
import { type Action, type ActionOptions, useAction } from '#web/session/use-action.ts';
import { onboardingOptions } from './onboarding-options.ts';

export type OnboardingActions = ReturnType<typeof createOnboardingActions>;
type Decision = { decision: 'accepted' | 'changed' | 'dismissed'; value?: Finding['value'] };

/** The calls of the setup. Every answer is the full state, so that two tabs can't drift far apart. */
export function createOnboardingActions(router: AnyRouter, queries: QueryClient) {
  const { api } = router.options.context as RouterContext;
  const { queryKey } = onboardingOptions(api);

  async function take(send: Promise<Onboarding>): Promise<void> {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, await send);
  }

  const refresh = () => queries.refetchQueries({ queryKey });

  return {
    refresh,
    change: (body: OnboardingChange) => take(call(api, 'PATCH /api/onboarding', { body })),
    place: (body: NewLocation) => take(call(api, 'PUT /api/onboarding/location', { body })),
    async describe(body: OnboardingBusinessChange): Promise<{ is_new: boolean }> {
      const data = await call(api, 'PUT /api/onboarding/business', { body });
      // Updates the page header and the guard before the next step opens.
      if (data.is_new) await enter(router);
      await refresh();
      return data;
    },
    async readAgain(website_url: string): Promise<void> {
      await call(api, 'POST /api/enrichments', { body: { website_url } });
      await refresh();
    },
    async decide({ id, field }: Pick<Finding, 'id' | 'field'>, body: Decision): Promise<void> {
      await take(call(api, 'PUT /api/enrichment-findings/:id/decision', { params: { id }, body }));
      if (field === 'logo' || field === 'photo') await renewMedia(queries);
    },
    async complete(): Promise<void> {
      await call(api, 'POST /api/onboarding/completion');
      await enter(router);
    },
  };
}

/** A press in the setup. If another tab has finished it, this one follows to the dashboard. */
export function useOnboardingAction<Input = void, Answer = unknown, const Name extends string = never>(
  send: (input: Input) => Promise<Answer>,
  options: Omit<ActionOptions<Input, Answer, Name>, 'afterRefusal'> = {},
): Action<Input, Name> {
  const router = useRouter();
  return useAction<Input, Answer, Name>((_, input) => send(input), {
    ...options,
    afterRefusal: async (cause) => {
      if ((cause as { code?: string } | null)?.code !== 'onboarding_required') return;
      await enter(router);
      await router.navigate({ to: '/business' });
    },
  });
}
