import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { overviewOptions } from '#web/components/earnings/earnings-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { loadApplication } from '#web/components/profile/load-application.ts';
import { usePortfolio } from '#web/components/profile/use-portfolio.ts';
import { useProfile } from '#web/components/profile/use-profile.ts';
import { ownTaxesOptions } from '#web/components/taxes/own-taxes-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { enter } from '#web/session/enter.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { CreatorSettingsPage } from './creator-settings-page.tsx';

export const Route = createFileRoute('/_member/creator/settings')({
  loader: async ({ context, preload }) => {
    await enterArea(context, preload);
    await Promise.all([
      loadSettings({ context }),
      loadApplication(context),
      getQueryClient(context).ensureQueryData(overviewOptions(context.api)),
      getQueryClient(context).ensureQueryData(ownTaxesOptions(context.api)),
      getQueryClient(context).ensureQueryData(neighborhoodOptions(context.api)),
    ]);
  },
  head: titled('Settings'),
  component: CreatorSettings,
});

function CreatorSettings() {
  const router = useRouter();
  const { api } = Route.useRouteContext();
  const handle = useProfile({ savesItself: false });
  const { files } = usePortfolio(handle.application.profile.id);
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  return (
    <CreatorSettingsPage
      bar={useBar('/creator/settings')}
      handle={handle}
      files={files}
      neighborhoods={places.neighborhoods}
      onSaved={() => enter(router)}
      {...useOwnAccount()}
    />
  );
}
