import type { Outgoing } from './written.ts';

/** What is done in one conversation. */
export interface TalkDeeds {
  /** Shown at once; what fails stays with the reason. Never rejects. */
  send(outgoing: Pick<Outgoing, 'id' | 'body' | 'files' | 'created_at'>): Promise<void>;
  /** Takes an own message back. Rejects with the API's problem. */
  remove(messageId: string): Promise<void>;
  /** Everything up to this message was seen. Never rejects: the next one says it again. */
  read(messageId: string): Promise<void>;
}
