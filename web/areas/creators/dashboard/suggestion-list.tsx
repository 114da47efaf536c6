import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Suggestion } from '#contract/campaigns/suggestions.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { CampaignRow } from '#web/components/campaigns/campaign-row.tsx';
import { Link } from '#web/components/link.tsx';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type SuggestionListProps = {
  suggestions: readonly Suggestion[];
  now: Date;
  onHide: (suggestion: Suggestion) => void;
};

const FIRST_SHOWN = 3;

/** Campaigns near the creator's home and work, each with its reasons; a few at first. */
export function SuggestionList({ suggestions, now, onHide }: SuggestionListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? suggestions : suggestions.slice(0, FIRST_SHOWN);
  const showMore = useFocusNext(
    shown.length,
    (at) => list.current?.children[at]?.querySelector('a'),
    () => setIsWhole(true),
  );
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="mt-12 border-line-strong border-t pt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="suggested" className="type-block-title">
          Suggested for you
        </h2>
        <Link href="/creator/settings#profile" className="text-base text-link">
          Edit preferences
        </Link>
      </div>
      <Card padded={false} className="max-md:border-0 max-md:bg-transparent">
        <ul ref={list} className="max-md:grid max-md:gap-3">
          {shown.map((suggestion) => (
            <CampaignRow
              key={suggestion.id}
              campaign={suggestion}
              now={now}
              href={campaignPath(suggestion)}
              showsPayout
              action={
                <div className="flex flex-wrap justify-end gap-2">
                  <Button
                    variant="ghost"
                    aria-label={`Not for me: ${suggestion.title}`}
                    onClick={() => onHide(suggestion)}
                  >
                    Not for me
                  </Button>
                  <ButtonLink render={(look) => <Link href={campaignPath(suggestion)} {...look} />}>
                    See campaign
                  </ButtonLink>
                </div>
              }
            >
              <div className="mt-3">
                <p className="text-sm font-semibold">Why this fits you</p>
                <ul className="mt-1 grid gap-1">
                  {suggestion.reasons.map((reason) => (
                    <li key={reason} className="flex items-start gap-2 text-base text-ink-2">
                      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
                      <span className="min-w-0 wrap-anywhere">{reason}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </CampaignRow>
          ))}
        </ul>
      </Card>
      {shown.length < suggestions.length ? (
        <Button block size="touch" className="mt-3" onClick={showMore}>
          Show {suggestions.length - shown.length} more
        </Button>
      ) : null}
    </section>
  );
}
