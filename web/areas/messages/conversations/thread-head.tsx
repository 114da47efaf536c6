import { ArrowLeft, Ban } from 'lucide-react';
import type { Conversation } from '#contract/messages/conversations.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { BlockButton } from '#web/components/blocks/block-button.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { otherName } from './row-words.ts';

type ThreadHeadProps = { conversation: Conversation; work: Collaboration | null; backHref: string };

/** The other side's name; on a phone also a link back to the list. */
export function ThreadHead({ conversation, work, backHref }: ThreadHeadProps) {
  const { side, creator, campaign, business } = conversation;
  const { slug, business_name, industry } = business;
  const name = otherName(conversation);
  return (
    <header className="flex min-h-16 min-w-0 items-center gap-2.5 border-line border-b px-2 py-2 md:min-h-17 md:gap-4 md:px-6">
      <Link
        href={backHref}
        aria-label="Back to all messages"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:wash md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5 stroke-2" />
      </Link>
      {side === 'creator' ? (
        <ShopThumbnail
          shop={{ id: campaign.id, industry, business_slug: slug, business_name }}
          eager
          className="w-11 shrink-0"
        />
      ) : (
        <Avatar name={creator.name} src={creator.avatar_url} className="size-11" />
      )}
      <div className="min-w-0">
        <h1 className="truncate text-lg leading-6 font-semibold">
          {side === 'business' ? (
            <Link href={`/business/creators/${creator.id}`} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        <p className="truncate text-base text-ink-2">
          {work?.side === 'creator' ? (work.business.contact_name ?? campaign.title) : campaign.title}
        </p>
      </div>
      <BlockButton
        target={side === 'creator' ? { business_id: business.id } : { creator_id: creator.id }}
        name={name}
        trigger={
          <Button
            variant="ghost"
            shape="icon"
            aria-label={`Block ${name}`}
            title={`Block ${name}`}
            icon={<Ban aria-hidden="true" />}
            className="ml-auto shrink-0"
          />
        }
      />
    </header>
  );
}
