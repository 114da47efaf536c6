import type { ApplicationMoveName, RejectReason } from '#domain/application-states.ts';
import type { ApplicationPlace } from './hold-application.ts';

/** What a creator sends. */
export interface ApplicationWords {
  pitch: string;
  availability: string;
  answers: readonly string[];
}

type PlainMove = Exclude<ApplicationMoveName, 'invite' | 'submit' | 'accept' | 'reject'>;

type Deed =
  | { move: 'invite'; invitation: string }
  | { move: 'submit'; words: ApplicationWords }
  | { move: 'accept'; payout_cents: number }
  | { move: 'reject'; reason: RejectReason; note?: string | null }
  | { move: PlainMove };

export type ApplicationMove = ApplicationPlace &
  Deed & {
    /** Left out where the clock moves it. */
    actor_id?: string | undefined;
  };
