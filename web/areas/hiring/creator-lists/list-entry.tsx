import { StickyNote, UserMinus } from 'lucide-react';
import type { SignedFile } from '#contract/base/media.ts';
import type { CreatorListEntry } from '#contract/hiring/creator-lists.ts';
import { formatPayout } from '#domain/format/money.ts';
import { LIST_NOTE_MAX_LENGTH } from '#domain/hiring/creator-lists.ts';
import { call } from '#web/api/call.ts';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { reliabilityWords } from '#web/components/creators/directory-words.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { OfferButton } from '#web/components/offers/offer-button.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ListEntryProps = {
  entry: CreatorListEntry;
  params: { id: string; list_id: string };
  signed: ReadonlyMap<string, SignedFile>;
  now: Date;
  as: string | undefined;
  canAct: boolean;
};

const ENTRY = '/api/businesses/:id/creator-lists/:list_id/creators/:creator_id';

/** A saved creator with the team's note. Who is no longer listed has no profile to open from here. */
export function ListEntry({ entry, params, signed, now, as, canAct }: ListEntryProps) {
  const { creator, creator_id, name, note, added_by_name, added_at } = entry;
  const path = { ...params, creator_id };
  return (
    <li className="flex flex-wrap items-start gap-4 border-line px-4 py-4 not-first:border-t md:px-6">
      <CreatorFace name={name} avatar={creator?.avatar ?? null} signed={signed} className="size-12" />
      <div className="min-w-0 grow basis-60">
        <h2 className="type-item wrap-anywhere">
          {creator ? (
            <Link
              href={`/business/creators/${creator_id}${stringifySearch(as ? { as } : {})}`}
              className="rounded-check hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {creator ? (
          <p className="num flex flex-wrap gap-x-3 text-md text-ink-2">
            {creator.neighborhood_name ? <span>{creator.neighborhood_name}</span> : null}
            <Rating rating={creator.rating} />
            {creator.price_from_cents === null ? null : (
              <span>from {formatPayout(creator.price_from_cents)}</span>
            )}
            <span>{reliabilityWords(creator)}</span>
          </p>
        ) : (
          <p className="text-md text-yellow-text">No longer listed</p>
        )}
        {note ? <p className="mt-2 text-md whitespace-pre-line wrap-anywhere">{note}</p> : null}
        <p className="mt-1 text-hint text-ink-3">
          Added by {added_by_name}, {dayWords(added_at, now)}
        </p>
      </div>
      {canAct ? (
        <div className="flex flex-wrap gap-2">
          {creator ? <OfferButton businessId={params.id} creator={{ creator_id, name }} isInList /> : null}
          <FormDialog
            trigger={
              <Button
                variant="ghost"
                icon={<StickyNote aria-hidden="true" />}
                aria-label={`${note ? 'Edit' : 'Add'} note about ${name}`}
              >
                {note ? 'Edit note' : 'Add note'}
              </Button>
            }
            title={`Note about ${name}`}
            description="Only your team sees it."
            names={['note']}
            send={(api, values: { note: string }) =>
              call(api, `PUT ${ENTRY}`, { params: path, body: { note: values.note } })
            }
            after="everything"
            done="Note saved."
            verb="Save note"
            safeVerb="Cancel"
          >
            {(errorOf) => (
              <TextArea
                label="Note"
                name="note"
                rows={3}
                limit={LIST_NOTE_MAX_LENGTH}
                defaultValue={note}
                error={errorOf('note')}
              />
            )}
          </FormDialog>
          <FormDialog
            trigger={
              <Button
                variant="ghost"
                icon={<UserMinus aria-hidden="true" />}
                aria-label={`Remove ${name} from the list`}
              >
                Remove
              </Button>
            }
            title={`Remove ${name} from this list?`}
            description="The note about them goes too. They aren’t told."
            names={[]}
            send={(api) => call(api, `DELETE ${ENTRY}`, { params: path })}
            after="everything"
            done={`${name} is off the list.`}
            verb="Remove"
            safeVerb="Cancel"
          />
        </div>
      ) : null}
    </li>
  );
}
