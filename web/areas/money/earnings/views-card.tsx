import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { totalWords, typedTotalWords } from '#domain/work/post-totals.ts';
import { apiQuery } from '#web/api/query.ts';
import { Card } from '#web/ui/card.tsx';

/** The views of everything the creator posted for businesses, once there are any. */
export function ViewsCard() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: totals = [] } = useQuery(apiQuery(api, 'GET /api/me/post-totals'));
  const read = totalWords(totals);
  const typed = typedTotalWords(totals);
  if (read === null && typed === null) return null;
  return (
    <Card as="section" aria-labelledby="views-title">
      <h2 id="views-title" className="type-block-title">
        What your posts brought
      </h2>
      {read ? <p className="num mt-2 text-md">{read}.</p> : null}
      {typed ? <p className="num mt-2 text-md text-ink-2">{typed}.</p> : null}
      {read ? <p className="mt-3 text-sm text-ink-2">If your public page is on, it says this too.</p> : null}
    </Card>
  );
}
