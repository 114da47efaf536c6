import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { call } from '#web/api/call.ts';
import { exactCount } from '#web/components/social/count-words.ts';
import { socialReturn } from '#web/components/social/social-return.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { toast } from '#web/ui/toast.ts';
import { type Arrival, type CallbackSearch, readArrival } from './callback-outcome.ts';
import { CallbackPage } from './callback-page.tsx';
import { finishConnection } from './finish-connection.ts';

type SocialCallbackProps = { platform: ConnectablePlatform; search: CallbackSearch };

/** The page both platforms redirect to. */
export function SocialCallback({ platform, search }: SocialCallbackProps) {
  const router = useRouter();
  const { api, site } = useRouteContext({ from: '__root__' });
  const { user } = useAuth();
  const backHref = user === null ? '/' : socialReturn(user);

  async function finish({ code, state }: Extract<Arrival, { kind: 'code' }>) {
    const { followers } = await finishConnection(api, { platform, code, state });
    const description = followers === null ? undefined : `${exactCount(followers)} followers.`;
    toast({
      title: `${PLATFORM_NAMES[platform]} is connected.`,
      variant: 'success',
      ...(description && { description }),
    });
    // Removes the code from the address and the history.
    await router.navigate({ href: backHref, replace: true });
  }

  async function retry() {
    const data = await call(api, 'POST /api/social-connections/:platform', { params: { platform } });
    window.location.assign(data.authorize_url);
  }

  return (
    <CallbackPage
      bar={useBar(`/auth/${platform}/callback`)}
      now={new Date(site.now)}
      platform={platform}
      arrival={readArrival(search)}
      backHref={backHref}
      onFinish={finish}
      onRetry={retry}
    />
  );
}
