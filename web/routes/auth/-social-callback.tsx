import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/social-platforms.ts';
import { exactCount } from '../../components/social/count-words.ts';
import { finishConnection } from '../../components/social/finish-connection.ts';
import { socialReturn } from '../../components/social/social-return.ts';
import { type Arrival, type CallbackSearch, readArrival } from '../../pages/auth/callback-outcome.ts';
import { CallbackPage } from '../../pages/auth/callback-page.tsx';
import { useAuth } from '../../session/use-auth.ts';
import { useBar } from '../../session/use-bar.ts';
import { toast } from '../../ui/toast.ts';

type SocialCallbackProps = { platform: ConnectablePlatform; search: CallbackSearch };

/** The page both platforms send people back to. */
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
    // The code leaves the address and the history with it.
    await router.navigate({ href: backHref, replace: true });
  }

  async function retry() {
    const { beginSocialConnection } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await beginSocialConnection({ ...api, path: { platform }, throwOnError: true });
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
