import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { INVITATION_WORDS_MAX_LENGTH, MOST_INVITED_AT_ONCE } from '#domain/applicant-segments.ts';
import { Pager } from '#web/components/admin/pager.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useInvite } from '#web/components/applications/use-invite.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type CampaignPlace, type CreatorSearch, creatorsOptions } from './applicants-options.ts';
import { CreatorFilters } from './creator-filters.tsx';
import { FoundCreatorRow } from './found-creator-row.tsx';

type InviteDrawerProps = { place: CampaignPlace; title: string; onClose: () => void };

/** Creators found by what they make, where they live and what they ask, and a word to those one would like to see. */
export function InviteDrawer({ place, title, onClose }: InviteDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [search, setSearch] = useState<CreatorSearch>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const { invite, isSending } = useInvite(place);
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
    if (await invite([...chosen], words.trim())) onClose();
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
          loading={isSending}
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
          ? `${MOST_INVITED_AT_ONCE} at once is the most.`
          : 'They are told at once, and can apply or say no.'
      }
    >
      <CreatorFilters search={search} onSearch={setSearch} />
      {found.data === undefined ? (
        <div className="mt-5">
          <RecordPending error={found.error} />
        </div>
      ) : creators.length === 0 ? (
        <p className="mt-5 text-md text-ink-2">No creators match. Take a filter away.</p>
      ) : (
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
        label="A word to them (optional)"
        rows={2}
        limit={INVITATION_WORDS_MAX_LENGTH}
        placeholder="Why you thought of them"
        value={words}
        error={isTooLong ? `Cut it to ${INVITATION_WORDS_MAX_LENGTH} characters` : undefined}
        onChange={(event) => setWords(event.target.value)}
        className="mt-5"
      />
    </Drawer>
  );
}
