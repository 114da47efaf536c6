import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { formatPrice } from '#domain/format/money.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { priceOf } from './application-turns.ts';
import { aboutLine, nextLine } from './application-words.ts';
import { drawnShop } from './drawn-shop.ts';
import { OwnApplicationBadge } from './own-application-badge.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Only for lists with actions, unlike the dashboard's. */
const MessageButton = lazyPart(
  async () => (await import('#web/components/messages/message-button.tsx')).MessageButton,
);

type ApplicationItemProps = {
  application: OwnApplication;
  now: Date;
  /** The open work of the creator, for the next step of what was accepted. */
  work?: readonly CollaborationRow[];
  /** False where the list is read-only. */
  canAct?: boolean;
  isQuiet?: boolean;
};

/** An application in a row that links to the campaign, or to the work that followed. */
export function ApplicationItem({
  application,
  now,
  work = [],
  canAct = false,
  isQuiet = false,
}: ApplicationItemProps) {
  const { campaign, collaboration_id, note, status } = application;
  const price = priceOf(application, now);
  const row = work.find(({ id }) => id === collaboration_id);
  const canWithdraw = status === 'submitted' || status === 'shortlisted';
  return (
    <li
      data-row
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line px-4 py-4 transition-colors not-first:border-t hover:bg-sel has-[h3>a:focus-visible]:outline-2 has-[h3>a:focus-visible]:-outline-offset-2 has-[h3>a:focus-visible]:outline-focus md:grid-cols-[auto_minmax(0,1fr)_auto_13rem_auto] md:px-6"
    >
      <ShopThumbnail
        shop={drawnShop(application)}
        className={`w-15 self-start ${isQuiet ? 'opacity-60' : ''}`}
      />
      <div className="min-w-0">
        <h3 className="type-item wrap-anywhere">
          <Link
            href={hrefOf(application)}
            className="outline-none after:absolute after:inset-0 after:rounded-[inherit]"
          >
            {campaign.title}
          </Link>
        </h3>
        <p className="text-base wrap-anywhere text-ink-2">{aboutLine(application)}</p>
        {note && status === 'rejected' ? <p className="mt-1 text-base wrap-anywhere">“{note}”</p> : null}
      </div>
      <p className={`num self-start text-lg font-semibold md:self-center ${isQuiet ? 'text-ink-2' : ''}`}>
        {price === null ? '' : formatPrice(price)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-start-2 max-md:col-end-4 md:flex-col md:items-start">
        <OwnApplicationBadge application={application} now={now} />
        <p className={`text-sm ${collaboration_id === null ? 'text-ink-2' : 'font-semibold text-ink'}`}>
          {nextLine(application, now, row)}
        </p>
        {canAct && !isQuiet ? (
          <div className="flex w-full flex-wrap items-center gap-x-5">
            <Suspense>
              <MessageButton
                campaignId={campaign.id}
                name={application.business.business_name}
                size="dense"
                variant="ghost"
                className="relative -my-1 -ml-3"
              />
            </Suspense>
            {canWithdraw ? <WithdrawDialog application={application} /> : null}
          </div>
        ) : null}
      </div>
      <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2 max-md:hidden" />
    </li>
  );
}

function hrefOf({ campaign, collaboration_id, is_in_dispute }: OwnApplication): string {
  if (collaboration_id === null) return campaignPath(campaign);
  const work = `/creator/work/${collaboration_id}`;
  return is_in_dispute ? `${work}/dispute` : work;
}
