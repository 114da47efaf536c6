import type { Outgoing } from './outbox.ts';

/** The actions of a conversation. */
export interface ConversationActions {
  /** Shows the message immediately; a failed one stays with the reason. Never rejects. */
  send(outgoing: Pick<Outgoing, 'id' | 'body' | 'files' | 'created_at'>): Promise<void>;
  /** Deletes one of the reader's messages. Rejects with the API's problem. */
  remove(messageId: string): Promise<void>;
  /** Marks everything up to this message as read. Never rejects: the next call covers it. */
  read(messageId: string): Promise<void>;
}
