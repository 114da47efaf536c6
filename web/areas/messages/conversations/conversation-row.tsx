import type { ConversationRow as Row } from '#contract/messages/conversations.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { UnreadBadge } from '#web/components/unread-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { lastWords, otherName, rowTime } from './row-words.ts';

type ConversationRowProps = { row: Row; href: string; isOpen: boolean; now: Date };

/** The other person, the job and the last message. */
export function ConversationRow({ row, href, isOpen, now }: ConversationRowProps) {
  const isNew = row.unread_count > 0;
  const loud = isNew ? 'font-semibold text-ink' : 'text-ink-2';
  return (
    <li>
      <Link
        href={href}
        aria-current={isOpen ? 'page' : undefined}
        className="relative grid min-h-22 grid-cols-[3rem_minmax(0,1fr)_auto] content-center gap-x-3.5 border-line border-b px-4 py-3 transition-colors before:absolute before:inset-y-0 before:left-0 before:w-0.75 hover:bg-sel focus-visible:-outline-offset-2 aria-[current]:bg-row-on aria-[current]:before:bg-accent md:px-5"
      >
        <RowPicture row={row} />
        <span className="truncate text-md font-semibold">{otherName(row)}</span>
        <time
          dateTime={row.last_message_at}
          className={`num pt-0.5 text-right text-sm whitespace-nowrap ${isNew ? 'font-semibold text-ink' : 'text-ink-3'}`}
        >
          {rowTime(row.last_message_at, now)}
        </time>
        <span className="col-start-2 col-end-4 truncate text-base text-ink-2">{row.campaign.title}</span>
        <span className="col-start-2 col-end-4 flex min-w-0 items-center gap-2 text-base">
          <span className={`min-w-0 grow truncate ${loud}`}>{lastWords(row)}</span>
          <UnreadBadge count={row.unread_count} />
        </span>
      </Link>
    </li>
  );
}

/** Creators see the storefront, businesses the creator's face. */
function RowPicture({ row: { side, campaign, business, creator } }: { row: Row }) {
  const { slug, business_name, industry } = business;
  return (
    <span className="row-span-3 self-center">
      {side === 'creator' ? (
        <ShopThumbnail
          shop={{ id: campaign.id, industry, business_slug: slug, business_name }}
          className="w-12"
        />
      ) : (
        <Avatar name={creator.name} src={creator.avatar_url} className="size-12" />
      )}
    </span>
  );
}
