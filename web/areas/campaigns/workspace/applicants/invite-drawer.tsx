import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '#domain/format/count.ts';
import { INVITATION_WORDS_MAX_LENGTH, MOST_INVITED_AT_ONCE } from '#domain/hiring/applicant-segments.ts';
import { Pager } from '#web/components/admin/pager.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useInvite } from '#web/components/applications/use-invite.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { nameOf } from './applicant-words.ts';
import { type CampaignPlace, type CreatorSearch, creatorsOptions } from './applicants-options.ts';
import { CreatorFilters } from './creator-filters.tsx';
import { FoundCreatorRow } from './found-creator-row.tsx';

type InviteDrawerProps = { place: CampaignPlace; title: string; onClose: () => void };

/** Finds creators by work, neighborhood and price, and invites them with a message. */
export function InviteDrawer({ place, title, onClose }: InviteDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [search, setSearch] = useState<CreatorSearch>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const inviting = useInvite(place, onClose);
  const found = useInfiniteQuery({
    ...creatorsOptions(api, place, search),
    placeholderData: keepPreviousData,
  });
  const creators = found.data?.pages.flatMap((page) => page.creators) ?? [];
  const signed = useSignedUrls(creators.flatMap(({ avatar }) => avatar ?? []));
  const isTooLong = words.trim().length > INVITATION_WORDS_MAX_LENGTH;
  const isFull = chosen.size >= MOST_INVITED_AT_ONCE;

  function toggle(id: string) {
    const others = new Set([...chosen].filter((one) => one !== id));
    setChosen(chosen.has(id) ? others : new Set([...chosen, id]));
  }

  async function send() {
    await inviting.run({ creator_ids: [...chosen], words: words.trim() });
    setChosen(new Set());
  }

  return (
    <Drawer
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Invite creators to ${title}`}
      actions={
        <Button
          variant="primary"
          size="touch"
          loading={inviting.isBusy}
          disabled={chosen.size === 0 || isTooLong}
          onClick={() => void send()}
        >
          {chosen.size === 0
            ? 'Invite'
            : `Invite ${chosen.size === 1 ? '1 creator' : `${chosen.size} creators`}`}
        </Button>
      }
      footnote={
        isFull
          ? `${MOST_INVITED_AT_ONCE} at a time at most.`
          : 'They’re notified right away and can apply or decline.'
      }
    >
      <CreatorFilters search={search} onSearch={setSearch} />
      {found.data === undefined ? (
        <div className="mt-5">
          <RecordPending error={found.error} />
        </div>
      ) : creators.length === 0 ? (
        <p className="mt-5 text-md text-ink-2">No creators match. Remove a filter.</p>
      ) : (
        <FaceColors names={creators.map(nameOf)}>
          <ul aria-label="Creators" className="-mx-4 mt-4 border-line border-t md:-mx-6">
            {creators.map((creator) => (
              <FoundCreatorRow
                key={creator.creator_id}
                creator={creator}
                kind={search.kind}
                signed={signed}
                isChosen={chosen.has(creator.creator_id)}
                isFull={isFull}
                onToggle={() => toggle(creator.creator_id)}
              />
            ))}
          </ul>
        </FaceColors>
      )}
      {creators.length > 0 ? (
        <div className="-mx-4 md:-mx-6">
          <Pager
            shown={creators.length}
            noun={['creator', 'creators']}
            hasMore={found.hasNextPage}
            isLoading={found.isFetchingNextPage}
            onMore={() => found.fetchNextPage()}
          />
        </div>
      ) : null}
      <TextArea
        label="Message (optional)"
        rows={2}
        limit={INVITATION_WORDS_MAX_LENGTH}
        placeholder="Why you’d like to work with them"
        value={words}
        error={isTooLong ? `Shorten it to ${formatCount(INVITATION_WORDS_MAX_LENGTH)} characters` : undefined}
        onChange={(event) => setWords(event.target.value)}
        className="mt-5"
      />
    </Drawer>
  );
}
