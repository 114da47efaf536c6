import type { Account } from '#domain/accounts/access.ts';
import { acceptDecision } from '#server/areas/work/disputes/commands/accept-decision.ts';
import { appealDispute } from '#server/areas/work/disputes/commands/answer-dispute.ts';
import { decideDispute } from '#server/areas/work/disputes/commands/decide-dispute.ts';
import { openDispute } from '#server/areas/work/disputes/commands/open-dispute.ts';
import type { Cast } from './cast.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

/** The ids and amounts of one run. */
export interface RunningCampaign {
  campaign_id: string;
  payout_cents: number;
  collaboration_ids: string[];
}

type DisputeStep = Extract<Step, { action: 'dispute' | 'decide' | 'take_decision' | 'appeal' }>;

const WORDS = 'The light was wrong in every shot, and the sign cannot be read.';

/** The steps of a dispute. */
export async function disputeSteps(cast: Cast, running: RunningCampaign, step: DisputeStep): Promise<void> {
  const { context, payer, deciders } = cast;
  const collaboration_id = pickWork(running, step.which);
  if (collaboration_id === null) return;
  const creator = await accountOfCreator(cast, collaboration_id);
  if (step.action === 'dispute') {
    const deliverable_ids = await chooseDeliverables(cast, collaboration_id, step.pieces);
    const opening = { collaboration_id, deliverable_ids, words: WORDS, media_file_ids: [] };
    return unlessRefused(() =>
      openDispute(context, step.by_creator ? creator : payer.account, {
        ...opening,
        reason: 'other',
        wants: 'refund',
      }),
    );
  }
  const dispute = await findOpenDispute(cast, collaboration_id);
  if (dispute === undefined) return;
  const { id, round, disputed_cents } = dispute;
  switch (step.action) {
    case 'decide': {
      const creator_cents = Math.floor((disputed_cents * step.parts) / 1_000);
      const ruling = { id, round, outcome: step.outcome, creator_cents, redo_days: 5, words: WORDS };
      const decider = deciders[round - 1] ?? deciders[0];
      return unlessRefused(() => decideDispute(context, decider as Account, ruling));
    }
    case 'take_decision':
      await unlessRefused(() => acceptDecision(context, creator, id));
      return unlessRefused(() => acceptDecision(context, payer.account, id));
    case 'appeal':
      return unlessRefused(() => appealDispute(context, creator, { id, words: WORDS, media_file_ids: [] }));
  }
}

export function pickWork({ collaboration_ids }: RunningCampaign, which: number): string | null {
  return collaboration_ids[which % Math.max(collaboration_ids.length, 1)] ?? null;
}

export async function accountOfCreator(
  { context, earners }: Cast,
  collaborationId: string,
): Promise<Account> {
  const { creator_id } = await context.db
    .selectFrom('collaborations')
    .select('creator_id')
    .where('id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return earners.find((earner) => earner.creator_id === creator_id)?.account as Account;
}

async function chooseDeliverables({ context }: Cast, collaborationId: string, pieces: number) {
  const rows = await context.db
    .selectFrom('deliverables')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .orderBy('sort_order')
    .execute();
  return rows.filter((_row, at) => pieces % 3 === 2 || pieces % 3 === at).map(({ id }) => id);
}

function findOpenDispute({ context }: Cast, collaborationId: string) {
  return context.db
    .selectFrom('disputes')
    .select(['id', 'round', 'disputed_cents'])
    .where('collaboration_id', '=', collaborationId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
}
