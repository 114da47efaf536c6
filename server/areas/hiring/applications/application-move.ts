import type { ApplicationMoveName, RejectReason } from '#domain/hiring/application-states.ts';

/** The texts of an application. */
export interface ApplicationWords {
  pitch: string;
  availability: string;
  answers: readonly string[];
}

type PlainMove = Exclude<ApplicationMoveName, 'invite' | 'offer' | 'submit' | 'accept' | 'reject'>;

type MoveInput =
  | { move: 'invite'; invitation: string }
  | { move: 'offer'; invitation: string; brief_version: number }
  | { move: 'submit'; words: ApplicationWords; brief_version: number; has_quote: boolean }
  | { move: 'accept'; payout_cents: number }
  | { move: 'reject'; reason: RejectReason; note?: string | null }
  | { move: PlainMove };

export type ApplicationMove = MoveInput & {
  /** Left out for automatic moves. */
  actor_id?: string | undefined;
};
