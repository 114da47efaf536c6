import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { overviewOptions } from '../../../components/earnings/earnings-options.ts';
import { neighborhoodOptions } from '../../../components/neighborhood-options.ts';
import { enterArea } from '../../../components/profile/enter-area.ts';
import { loadApplication } from '../../../components/profile/load-application.ts';
import { usePortfolio } from '../../../components/profile/use-portfolio.ts';
import { useProfileDraft } from '../../../components/profile/use-profile-draft.ts';
import { titled } from '../../../head.ts';
import { CreatorSettingsPage } from '../../../pages/creator/creator-settings-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { enter } from '../../../session/enter.ts';
import { loadSettings } from '../../../session/load-settings.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/creator/settings')({
  loader: async ({ context, preload }) => {
    await enterArea(context, preload);
    await Promise.all([
      loadSettings({ context }),
      loadApplication(context),
      getQueryClient(context).ensureQueryData(overviewOptions(context.api)),
      getQueryClient(context).ensureQueryData(neighborhoodOptions(context.api)),
    ]);
  },
  head: titled('Settings'),
  component: CreatorSettings,
});

function CreatorSettings() {
  const router = useRouter();
  const { api } = Route.useRouteContext();
  const handle = useProfileDraft({ savesItself: false });
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
