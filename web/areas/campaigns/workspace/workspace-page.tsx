import { Suspense } from 'react';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ApplicantsTab } from './applicants/applicants-tab.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import type { WorkspaceProps } from './workspace-props.ts';
import { WorkspaceTabs } from './workspace-tabs.tsx';
import { tabOf } from './workspace-view.ts';

const ActivityTab = lazyPart(async () => (await import('./activity-tab.tsx')).ActivityTab);
const BriefTab = lazyPart(async () => (await import('./brief-tab.tsx')).BriefTab);
const LinksTab = lazyPart(async () => (await import('./links-tab.tsx')).LinksTab);
const WorkTab = lazyPart(async () => (await import('./work-tab.tsx')).WorkTab);

/** The business's workspace of one campaign. */
export function WorkspacePage(props: WorkspaceProps) {
  const { bar, campaign, view, viewingAs } = props;
  const tab = tabOf(view, campaign.published_at === null);
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <WorkspaceHeader {...props} />
      <WorkspaceTabs campaign={campaign} current={tab} as={view.as} />
      {tab === 'applicants' ? (
        <ApplicantsTab
          business_id={props.shop.id}
          campaign={campaign}
          identifier={props.identifier}
          view={view}
          now={props.now}
        />
      ) : null}
      {tab === 'work' ? (
        <Suspense>
          <HydrationMark>
            <WorkTab {...props} />
          </HydrationMark>
        </Suspense>
      ) : null}
      {tab === 'links' ? (
        <Suspense>
          <HydrationMark>
            <LinksTab {...props} />
          </HydrationMark>
        </Suspense>
      ) : null}
      {tab === 'brief' ? (
        <Suspense>
          <HydrationMark>
            <BriefTab {...props} />
          </HydrationMark>
        </Suspense>
      ) : null}
      {tab === 'activity' ? (
        <Suspense>
          <HydrationMark>
            <ActivityTab {...props} />
          </HydrationMark>
        </Suspense>
      ) : null}
      <HelpLine
        page="choosing-creators"
        about={viewingAs ? null : { type: 'campaign', id: campaign.id }}
        className="px-4 pt-8 md:px-10"
      >
        How choosing creators works
      </HelpLine>
    </AreaLayout>
  );
}
