import { ANSWER_MAX_LENGTH, PITCH_MAX_LENGTH } from '#domain/application-states.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaign-limits.ts';
import { formatPayout } from '#domain/money.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import type { ApplyDraft } from './apply-draft.ts';

export const REASON_MAX_LENGTH = 300;

/** What is asked of somebody who applies. */
interface Asked {
  questions: readonly string[];
  accepts_quotes: boolean;
  creator_payout_cents: number | null;
}

export type ApplyTrouble = Record<string, string>;

/** What is still missing or too long, beside its field. */
export function findApplyTrouble(draft: ApplyDraft, asked: Asked): ApplyTrouble {
  const trouble: ApplyTrouble = {};
  const pitch = draft.pitch.trim();
  if (pitch === '') trouble.pitch = 'Say in a few lines what you would make';
  if (pitch.length > PITCH_MAX_LENGTH) trouble.pitch = `Cut it to ${PITCH_MAX_LENGTH} characters`;
  asked.questions.forEach((_, index) => {
    const answer = (draft.answers[index] ?? '').trim();
    if (answer === '') trouble[`answer-${index}`] = 'Answer this one too';
    if (answer.length > ANSWER_MAX_LENGTH)
      trouble[`answer-${index}`] = `Cut it to ${ANSWER_MAX_LENGTH} characters`;
  });
  if (isQuoting(draft, asked)) Object.assign(trouble, findQuoteTrouble(draft, asked));
  if (!draft.has_promised) trouble.promise = 'Tick this to apply';
  return trouble;
}

export function isQuoting({ wants_quote }: ApplyDraft, { accepts_quotes }: Pick<Asked, 'accepts_quotes'>) {
  return wants_quote && accepts_quotes;
}

function findQuoteTrouble(draft: ApplyDraft, { creator_payout_cents }: Asked): ApplyTrouble {
  const cents = centsOf(draft.amount);
  if (cents === null) return { amount: 'Write an amount in dollars' };
  if (cents < PAYOUT_MIN_CENTS) return { amount: `The lowest payout is ${formatPayout(PAYOUT_MIN_CENTS)}` };
  if (cents > PAYOUT_MAX_CENTS) return { amount: `The highest payout is ${formatPayout(PAYOUT_MAX_CENTS)}` };
  if (cents === creator_payout_cents) return { amount: 'That is the posted payout' };
  if (draft.reason.trim() === '') return { reason: 'Say why in a sentence' };
  if (draft.reason.trim().length > REASON_MAX_LENGTH)
    return { reason: `Cut it to ${REASON_MAX_LENGTH} characters` };
  return {};
}

/** What is sent. */
export function toApplyRequest(draft: ApplyDraft, asked: Asked) {
  const amount_cents = centsOf(draft.amount);
  return {
    pitch: draft.pitch.trim(),
    availability: draft.availability.trim(),
    answers: asked.questions.map((_, index) => (draft.answers[index] ?? '').trim()),
    pieces: draft.pieces.map((piece) => {
      const [kind, id = ''] = piece.split(':');
      return { kind: kind === 'link' ? ('link' as const) : ('file' as const), id };
    }),
    ...(isQuoting(draft, asked) &&
      amount_cents !== null && { quote: { amount_cents, reason: draft.reason.trim() } }),
  };
}

/** "$1,250.50" and "1250.5" are the same amount. */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/[\s$,]/g, '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

type QuotedCampaign = Pick<CampaignDetail, 'creator_payout_cents' | 'quote_hours'> & {
  business: Pick<CampaignDetail['business'], 'business_name'>;
};

/** What the other price means for both, said before it is sent. */
export function quoteConsequence(cents: number | null, campaign: QuotedCampaign): string {
  const { creator_payout_cents: postedCents, quote_hours, business } = campaign;
  const shop = business.business_name;
  const inTime = `${quote_hours} hours`;
  if (cents === null || postedCents === null || cents === postedCents) {
    return `${shop} can accept it, decline it or offer another price within ${inTime}.`;
  }
  if (cents > postedCents) {
    const more = formatPayout(cents - postedCents);
    return `${shop} would have to pay in ${more} more before you are in. They have ${inTime} to answer.`;
  }
  return `You would receive ${formatPayout(postedCents - cents)} less than posted. They have ${inTime} to answer.`;
}
