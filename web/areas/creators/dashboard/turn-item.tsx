import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { soonestFirst } from '#web/components/work/row-words.ts';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { isAboutPost, theirWords } from '#web/components/work/turn-words.ts';
import { whenInside } from '#web/components/work/work-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { TurnRow } from './work-turns.ts';

type TurnItemProps = { row: TurnRow; now: Date; isFirst: boolean };

/** Work that needs the creator. */
export function TurnItem({ row, now, isFirst }: TurnItemProps) {
  const { turn, campaign_title, business_name } = row;
  const verb = verbOf(row);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line px-5 py-4 not-first:border-t md:px-6">
      <ShopThumbnail shop={shopOf(row)} className="w-14 shrink-0" />
      <div className="min-w-0 grow basis-44">
        <h2 className="type-item wrap-anywhere">{turn.words}</h2>
        <p className="text-base wrap-anywhere text-ink-2">
          {campaign_title}, {business_name}
        </p>
      </div>
      {turn.isLate ? (
        <span className="text-base font-semibold text-danger">Late</span>
      ) : turn.at ? (
        <TimeTo until={turn.at} now={now} className="text-base" />
      ) : null}
      <ButtonLink
        size="touch"
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:grow md:min-w-36"
        render={(look) => (
          <Link href={hrefOf(row)} aria-label={`${verb}: ${turn.words}, ${business_name}`} {...look} />
        )}
      >
        {verb}
      </ButtonLink>
    </li>
  );
}

function verbOf({ status, dispute, deliverables, shipment }: TurnRow): string {
  if (status === 'disputed') return dispute?.status === 'decided' ? 'See decision' : 'Answer dispute';
  if (shipment?.status === 'shipped') return 'Confirm arrival';
  if (status === 'contracted') return 'Review contract';
  const [next] = deliverables.filter(({ turn }) => turn === 'creator').sort(soonestFirst);
  return next?.status === 'approved' ? 'Add link' : 'Upload files';
}

function hrefOf({ id, status }: TurnRow): string {
  return status === 'disputed' ? `/creator/work/${id}/dispute` : `/creator/work/${id}`;
}

/** Work that needs the shop or Bizmeet, with its automatic outcome. */
export function TheirTurnItem({ row, now }: Omit<TurnItemProps, 'isFirst'>) {
  const { turn, business_name, campaign_title, dispute } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-3 not-first:border-t">
      <ShopThumbnail shop={shopOf(row)} className="w-9 shrink-0" />
      <p className="min-w-0 grow basis-40 text-md font-medium wrap-anywhere">
        <Link href={hrefOf(row)} className="text-link">
          {dispute ? disputeWords(dispute, business_name) : `${business_name} ${theirWords(row)}`}
          <span className="sr-only"> for {campaign_title}</span>
        </Link>
      </p>
      {turn.at ? (
        <p className="num text-sm text-ink-2">
          {whenWords(row)} {whenInside(turn.at, now)}
        </p>
      ) : null}
    </li>
  );
}

/** The words in front of the deadline of the other side. */
function whenWords(row: TurnRow): string {
  const { shipment, dispute } = row;
  if (dispute) return 'By';
  if (shipment && shipment.status !== 'received') return shipment.is_overdue ? 'Was due' : 'Due';
  return isAboutPost(row) ? 'Confirmed automatically' : 'Approved automatically';
}

function disputeWords({ status }: NonNullable<TurnRow['dispute']>, businessName: string): string {
  if (status === 'awaiting_response') return `${businessName} is answering the dispute`;
  return status === 'decided' ? `${businessName} can still appeal` : 'Bizmeet is deciding the dispute';
}

function shopOf({ campaign_id: id, industry, business_slug, business_name }: TurnRow) {
  return { id, industry, business_slug, business_name };
}
