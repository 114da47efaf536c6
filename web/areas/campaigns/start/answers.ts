import { FULFILMENTS, type Fulfilment } from '#domain/campaigns/campaign-limits.ts';
import { createTabStores, isRecord } from '#web/session/tab-store.ts';

export interface Source {
  kind: 'package' | 'template';
  id: string;
}

/** The answers to the three questions, as typed. They survive a reload and the way back from the preview. */
export interface Answers {
  source: Source | null;
  /** In dollars. */
  total: string;
  creators: string;
  /** Null until changed: then the proposal counts. */
  schedule: Schedule | null;
  /** The draft that these answers made. Changed answers change it. */
  campaign_id: string | null;
}

export interface Schedule {
  fulfilment: Fulfilment;
  location_ids: readonly string[];
  application_deadline: string;
  content_due_days: number;
}

/** One creator is rarely enough to see what works. */
const FIRST_CREATORS = '3';

const EMPTY: Answers = {
  source: null,
  total: '',
  creators: FIRST_CREATORS,
  schedule: null,
  campaign_id: null,
};

/** The answers for each business. */
export const answersOf = createTabStores<Answers>({
  key: 'quick-post',
  version: 1,
  empty: EMPTY,
  read: (kept) => {
    if (!isRecord(kept)) return null;
    return {
      source: readSource(kept.source),
      total: textOf(kept.total),
      creators: textOf(kept.creators),
      schedule: readSchedule(kept.schedule),
      campaign_id: typeof kept.campaign_id === 'string' ? kept.campaign_id : null,
    };
  },
});

function readSource(kept: unknown): Source | null {
  if (!isRecord(kept) || typeof kept.id !== 'string') return null;
  return kept.kind === 'package' || kept.kind === 'template' ? { kind: kept.kind, id: kept.id } : null;
}

function readSchedule(kept: unknown): Schedule | null {
  if (!isRecord(kept) || !Array.isArray(kept.location_ids)) return null;
  const fulfilment = FULFILMENTS.find((one) => one === kept.fulfilment);
  if (!fulfilment) return null;
  return {
    fulfilment,
    location_ids: kept.location_ids.filter((id): id is string => typeof id === 'string'),
    application_deadline: textOf(kept.application_deadline),
    content_due_days: Number(kept.content_due_days) || 1,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
