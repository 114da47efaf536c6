import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { NeedCard } from './need-card.tsx';

/** The terms of the brief changed. The creator reads the changes on the campaign's page and answers there. */
export function ConsentCard({ application, now }: { application: OwnApplication; now: Date }) {
  const { business, campaign } = application;
  return (
    <NeedCard application={application} now={now} left={null}>
      <p className="mt-2 text-md">
        {business.business_name} changed the brief after you applied and can accept you once you say you’re
        still in.
      </p>
      <ButtonLink
        className="mt-3"
        size="touch"
        variant="primary"
        render={(look) => (
          <Link
            href={`${campaignPath(campaign)}#changes-title`}
            aria-label={`Read the changes to ${campaign.title}`}
            {...look}
          />
        )}
      >
        Read the changes
      </ButtonLink>
    </NeedCard>
  );
}
