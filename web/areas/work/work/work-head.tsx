import { ArrowLeft, Lock } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { stopSentence, workStops } from '#web/components/work/work-stops.ts';
import { callBusiness } from '#web/components/work/work-words.ts';
import { ProgressStops } from '#web/ui/progress-stops.tsx';

type WorkHeadProps = { work: Collaboration; now: Date };

/** The business, the campaign and the progress. */
export function WorkHead({ work, now }: WorkHeadProps) {
  const { business, campaign, money } = work;
  const { business_name, industry, slug } = business;
  const shop = { id: campaign.id, industry, business_slug: slug, business_name };
  const place = business.address ?? business.neighborhood;
  const sentence = stopSentence(work, now);
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          href="/creator"
          className="-ml-2 inline-flex min-h-9 items-center gap-2 rounded-dense px-2 text-base text-ink-2 hover:text-ink touch:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
          Dashboard
        </Link>
        <MessageButton campaignId={campaign.id} name={callBusiness(work)} showsName />
      </div>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:gap-x-6">
        <ShopThumbnail shop={shop} eager className="w-11 md:row-span-2 md:w-26" />
        <p className="text-base wrap-anywhere md:self-end md:text-lg">
          <span className="font-semibold">{business_name}</span>{' '}
          {place ? <span className="text-ink-2 max-md:block">{place}</span> : null}
        </p>
        <h1 className="type-page-title wrap-anywhere max-md:col-span-2 md:self-start">{campaign.title}</h1>
      </div>
      {work.status === 'cancelled' ? null : (
        <div className="mt-5 border-line-strong border-b pb-6 md:mt-8 md:pb-8">
          {work.status === 'completed' ? null : (
            <p className="mb-5 flex items-center justify-between gap-3 border-line border-y py-3 md:hidden">
              <span className="flex items-center gap-2 text-base text-ink-2">
                <Lock aria-hidden="true" className="size-4 stroke-[1.75]" />
                Held for you
              </span>
              <span className="num text-lg font-semibold text-money">{formatCents(money.held_cents)}</span>
            </p>
          )}
          <ProgressStops label="Work progress" stops={workStops(work, now)} size="roomy" bareOnPhones />
          <p aria-hidden="true" className="text-base text-ink-2 md:hidden">
            <span className="font-semibold text-ink">{sentence.name}</span> {sentence.rest}
          </p>
        </div>
      )}
    </header>
  );
}
