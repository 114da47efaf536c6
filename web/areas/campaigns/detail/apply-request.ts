import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatPrice } from '#domain/format/money.ts';
import { ANSWER_MAX_LENGTH, PITCH_MAX_LENGTH } from '#domain/hiring/application-states.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import type { ApplyDraft } from './apply-draft.ts';

export const REASON_MAX_LENGTH = 300;

/** The requirements of an application. */
interface Asked {
  questions: readonly string[];
  accepts_quotes: boolean;
  creator_payout_cents: number | null;
  /** The version of the brief on the page. */
  brief_version: number;
}

export type ApplyErrors = Record<string, string>;

/** The missing or too long parts, by field. */
export function findApplyErrors(draft: ApplyDraft, asked: Asked): ApplyErrors {
  const errors: ApplyErrors = {};
  const pitch = draft.pitch.trim();
  if (pitch === '') errors.pitch = 'Describe what you’d make in a few sentences';
  const blank = findBlankRefusal(pitch);
  if (blank !== null) errors.pitch = blank;
  if (pitch.length > PITCH_MAX_LENGTH)
    errors.pitch = `Shorten it to ${formatCount(PITCH_MAX_LENGTH)} characters`;
  asked.questions.forEach((_, index) => {
    const answer = (draft.answers[index] ?? '').trim();
    if (answer === '') errors[`answer-${index}`] = 'Answer this question';
    const blankLeft = findBlankRefusal(answer);
    if (blankLeft !== null) errors[`answer-${index}`] = blankLeft;
    if (answer.length > ANSWER_MAX_LENGTH)
      errors[`answer-${index}`] = `Shorten it to ${formatCount(ANSWER_MAX_LENGTH)} characters`;
  });
  if (isQuoting(draft, asked)) Object.assign(errors, findQuoteErrors(draft, asked));
  if (!draft.has_promised) errors.promise = 'Check this box to apply';
  return errors;
}

export function isQuoting({ wants_quote }: ApplyDraft, { accepts_quotes }: Pick<Asked, 'accepts_quotes'>) {
  return wants_quote && accepts_quotes;
}

function findQuoteErrors(draft: ApplyDraft, { creator_payout_cents }: Asked): ApplyErrors {
  const cents = centsOf(draft.amount);
  if (cents === null) return { amount: 'Enter an amount in dollars' };
  if (cents < PAYOUT_MIN_CENTS) return { amount: `The lowest payout is ${formatPrice(PAYOUT_MIN_CENTS)}` };
  if (cents > PAYOUT_MAX_CENTS) return { amount: `The highest payout is ${formatPrice(PAYOUT_MAX_CENTS)}` };
  if (cents === creator_payout_cents) return { amount: 'That’s the posted payout' };
  if (draft.reason.trim() === '') return { reason: 'Explain why in a sentence' };
  if (draft.reason.trim().length > REASON_MAX_LENGTH)
    return { reason: `Shorten it to ${formatCount(REASON_MAX_LENGTH)} characters` };
  return {};
}

/** The request body. */
export function toApplyRequest(draft: ApplyDraft, asked: Asked) {
  const amount_cents = centsOf(draft.amount);
  return {
    pitch: draft.pitch.trim(),
    availability: draft.availability.trim(),
    brief_version: asked.brief_version,
    answers: asked.questions.map((_, index) => (draft.answers[index] ?? '').trim()),
    pieces: draft.pieces.map((piece) => {
      const [kind, id = ''] = piece.split(':');
      return { kind: kind === 'link' ? ('link' as const) : ('file' as const), id };
    }),
    ...(isQuoting(draft, asked) &&
      amount_cents !== null && { quote: { amount_cents, reason: draft.reason.trim() } }),
  };
}

/** Parses an amount: "$1,250.50" and "1250.5" are both valid. */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/[\s$,]/g, '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

type QuotedCampaign = Pick<CampaignDetail, 'creator_payout_cents' | 'quote_hours'> & {
  business: Pick<CampaignDetail['business'], 'business_name'>;
};

/** The consequence of a different price for both sides, shown before sending. */
export function quoteConsequence(cents: number | null, campaign: QuotedCampaign): string {
  const { creator_payout_cents: postedCents, quote_hours, business } = campaign;
  const shop = business.business_name;
  const inTime = `${quote_hours} hours`;
  if (cents === null || postedCents === null || cents === postedCents) {
    return `${shop} can accept it, decline it or offer another price within ${inTime}.`;
  }
  if (cents > postedCents) {
    const more = formatPrice(cents - postedCents);
    return `${shop} would have to pay ${more} more before accepting you. They have ${inTime} to answer.`;
  }
  return `You’d receive ${formatPrice(postedCents - cents)} less than posted. They have ${inTime} to answer.`;
}
