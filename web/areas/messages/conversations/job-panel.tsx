import { ChevronDown, CircleCheck, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Conversation } from '#contract/messages/conversations.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { workStops } from '#web/components/work/work-stops.ts';
import { JobApplication } from './job-application.tsx';
import { JobWork } from './job-work.tsx';

type JobPanelProps = { conversation: Conversation; work: Collaboration | null; now: Date };

/** The job of the conversation: its own pane if there is room, else a strip under the header that opens. */
export function JobPanel({ conversation, work, now }: JobPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { side, campaign, business } = conversation;
  const { slug, business_name, industry } = business;
  return (
    <aside
      aria-label="This job"
      className="flex max-h-[70%] min-h-16 flex-col border-line bg-surface max-xl:border-b xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:max-h-none xl:border-l"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-16 w-full shrink-0 items-center gap-3 px-4 py-2 text-left hover:wash focus-visible:-outline-offset-2 md:px-6 xl:hidden"
      >
        <span className="min-w-0 grow">
          <span className="block truncate text-md font-semibold">{campaign.title}</span>
          <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-base">
            {work ? (
              <StripWork work={work} now={now} />
            ) : (
              <ApplicationBadge
                status={conversation.application.status}
                submittedAt={conversation.application.submitted_at}
              />
            )}
          </span>
        </span>
        <span className="sr-only">{isOpen ? 'Hide job' : 'Show job'}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 stroke-2 transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`min-h-0 overflow-y-auto overscroll-contain px-4 pb-6 md:px-6 xl:block xl:grow xl:py-6 ${isOpen ? 'max-xl:border-line max-xl:border-t max-xl:pt-2' : 'max-xl:hidden'}`}
      >
        <p className="text-base font-medium text-ink-2 max-xl:hidden">This job</p>
        <div className="mt-3 max-xl:hidden">
          <ShopThumbnail
            shop={{ id: campaign.id, industry, business_slug: slug, business_name }}
            className="aspect-10/7! w-full"
          />
        </div>
        <h2 className="type-block-title wrap-anywhere max-xl:hidden xl:mt-4">{campaign.title}</h2>
        <Link
          href={
            side === 'creator'
              ? `/campaigns/${campaign.identifier}`
              : `/business/campaigns/${campaign.identifier}`
          }
          className="inline-flex min-h-8 items-center text-base text-link touch:min-h-11"
        >
          View campaign
        </Link>
        {work ? <JobWork work={work} now={now} /> : <JobApplication conversation={conversation} now={now} />}
      </div>
    </aside>
  );
}

/** The money and the status of the work, in one line. */
function StripWork({ work, now }: { work: Collaboration; now: Date }) {
  const { held_cents, released_cents } = work.money;
  const current = workStops(work, now).find(({ state }) => state === 'now');
  const words = work.status === 'cancelled' ? 'Canceled' : (current?.label ?? 'Released');
  const Icon = held_cents > 0 ? Lock : CircleCheck;
  return (
    <>
      {held_cents + released_cents > 0 ? (
        <span className="num inline-flex items-center gap-1.5 font-semibold text-money">
          <Icon aria-hidden="true" className="size-4 stroke-[1.75]" />
          {formatCents(held_cents > 0 ? held_cents : released_cents)}
        </span>
      ) : null}
      <span className="min-w-0 truncate text-ink-2">{words}</span>
    </>
  );
}
