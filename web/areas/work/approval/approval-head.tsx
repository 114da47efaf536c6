import { ArrowLeft } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { callCreator, whenInside } from '#web/components/work/work-words.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { approvalTitle } from './call-words.ts';

type ApprovalHeadProps = { work: Collaboration; deliverable: Deliverable; as: string | undefined; now: Date };

/** The creator, the submission time and the deadline. */
export function ApprovalHead({ work, deliverable, as, now }: ApprovalHeadProps) {
  const { creator, campaign } = work;
  const sent = deliverable.submissions[0]?.submitted_at;
  const back = `/business/campaigns/${campaign.identifier}${stringifySearch({ tab: 'work', ...(as && { as }) })}`;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 md:px-10 md:py-5">
      <Link
        href={back}
        aria-label={`Back to ${campaign.title}`}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:wash"
      >
        <ArrowLeft aria-hidden="true" className="size-5 stroke-2" />
      </Link>
      <Avatar name={creator.name} src={creator.avatar_url} className="size-10 md:size-14" />
      <div className="min-w-0 grow basis-44">
        <h1 className="type-tool-title text-balance wrap-anywhere">{approvalTitle(work, deliverable)}</h1>
        <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-base text-ink-2">
          <span className="min-w-0 wrap-anywhere">{campaign.title}</span>
          <span className="inline-flex items-center gap-1.5">
            <PlatformIcon platform={contentTypeOf(deliverable.kind)} />
            {nameDeliverable(deliverable)}
          </span>
          {sent ? <span className="num">Sent {whenInside(sent, now)}</span> : null}
        </p>
      </div>
      {work.side === 'business' ? (
        <MessageButton campaignId={campaign.id} creatorId={creator.id} name={callCreator(work)} />
      ) : null}
      <Clock work={work} deliverable={deliverable} now={now} />
    </header>
  );
}

function Clock({ work, deliverable, now }: Omit<ApprovalHeadProps, 'as'>) {
  const { passes_at, status } = deliverable;
  if (passes_at === null || work.is_clock_stopped) return null;
  const what = status === 'posted' ? 'Auto-confirms' : 'Auto-approves';
  return (
    <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-2 max-md:w-full max-md:flex-row-reverse max-md:justify-between md:flex-col md:items-end">
      <TimeTo until={passes_at} now={now} className="text-md font-semibold text-ink" />
      <span>
        {what} {whenInside(passes_at, now)}
      </span>
    </p>
  );
}
