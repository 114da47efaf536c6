/** Who is asking. `null` is a visitor: nobody has signed in. */
export interface Account {
  user_id: string;
}
export type Actor = Account | null;

/** Who may call an API route. A route that names none does not boot. */
export type ApiAccess = 'everyone' | 'signed_in';

export const DENIAL_REASONS = [
  'authentication_required',
  'role_not_allowed',
  'creator_status_not_allowed',
  'account_suspended',
  'onboarding_required',
  'ownership_required',
  'no_rule_found',
] as const;
export type DenialReason = (typeof DENIAL_REASONS)[number];

/** The answer of a guard. Before there is one, a guard is `checking`. */
export type Decision =
  | { state: 'allowed' }
  | { state: 'redirected'; to: string; reason: DenialReason }
  | { state: 'denied'; reason: DenialReason };

export function decideApiAccess(access: ApiAccess, actor: Actor): Decision {
  if (access === 'everyone' || actor !== null) return { state: 'allowed' };
  return { state: 'denied', reason: 'authentication_required' };
}
