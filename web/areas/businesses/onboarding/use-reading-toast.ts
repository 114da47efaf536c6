import { useEffect, useRef } from 'react';
import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { toast } from '#web/ui/toast.ts';
import { ROW_LABELS } from './rows.ts';

/** Says what was found once a website has been read while this page is open. A failure has a sentence of its own. */
export function useReadingToast(enrichment: Enrichment | null): void {
  const finished = enrichment?.status === 'done' ? enrichment.id : null;
  const known = useRef(finished);
  const shown = enrichment?.findings.map(({ field }) => field).filter((field) => field in ROW_LABELS);
  const count = new Set(shown).size;
  useEffect(() => {
    if (finished === null || finished === known.current) return;
    known.current = finished;
    if (count > 0) toast(foundToast(count));
  }, [finished, count]);
}

function foundToast(count: number) {
  return {
    title: count === 1 ? 'We found 1 detail on your website' : `We found ${count} details on your website`,
    description: 'Creators see nothing until you accept it.',
    variant: 'ai' as const,
  };
}
