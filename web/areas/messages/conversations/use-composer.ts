import { useId, useRef, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { type ContactDetail, findContactDetails } from '#domain/messages/contact-details.ts';
import { MESSAGE_MAX_LENGTH, MOST_MESSAGE_FILES } from '#domain/messages/conversations.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { unsentFault, useAttachments } from '#web/components/media/use-attachments.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import type { ConversationActions } from './conversation-actions.ts';
import { draftOf } from './outbox.ts';

interface ComposerPlace {
  conversationId: string;
  side: 'creator' | 'business';
  ownEntityId: string;
  /** Contact details are asked about until the two have a contract. */
  hasContract: boolean;
}

/** The message being written: its text survives a reload, its files survive navigation. */
export function useComposer(place: ComposerPlace, actions: ConversationActions, onSent: () => void) {
  const { conversationId, side, ownEntityId, hasContract } = place;
  const store = draftOf(conversationId);
  const text = useTabStore(store);
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const [error, setError] = useState<string | null>(null);
  const [details, setDetails] = useState<readonly ContactDetail[]>([]);
  const attachments = useAttachments({ entity_type: side, entity_id: ownEntityId, lane: conversationId });

  function write(words: string): void {
    setError(null);
    if (words === '') store.forget();
    else store.set(words);
  }

  function addFiles(files: readonly File[]): void {
    const room = MOST_MESSAGE_FILES - attachments.files.length - attachments.uploads.uploads.length;
    setError(files.length > room ? `You can attach up to ${MOST_MESSAGE_FILES} files` : null);
    attachments.uploads.add(files.slice(0, room));
  }

  function send(): void {
    const body = text.trim();
    const fault = textFault(body, attachments.files.length) ?? unsentFault(attachments);
    setError(fault);
    if (fault !== null) {
      field.current?.focus();
      return;
    }
    const found = hasContract ? [] : findContactDetails(body);
    if (found.length > 0) setDetails(found);
    else sendNow();
  }

  /** Also after the question about contact details. */
  function sendNow(): void {
    const body = text.trim();
    void actions.send({
      id: crypto.randomUUID(),
      body,
      files: attachments.files.map(asSent),
      created_at: new Date().toISOString(),
    });
    store.forget();
    attachments.clear();
    onSent();
  }

  const question = { details, close: () => setDetails([]), sendNow };
  return { text, write, send, question, addFiles, attachments, field, error, errorId };
}

function textFault(body: string, fileCount: number): string | null {
  if (body === '' && fileCount === 0) return 'Write a message or add a file';
  const blank = findBlankRefusal(body);
  if (blank !== null) return blank;
  const over = body.length - MESSAGE_MAX_LENGTH;
  if (over <= 0) return null;
  return `Remove ${formatCount(over)} ${over === 1 ? 'character' : 'characters'} to send it`;
}

/** The file as shown in the thread until the server answers. */
function asSent(file: MediaFile): WorkFile {
  const { id, original_name, content_type, status, width, height, duration_seconds } = file;
  return {
    media_file_id: id,
    original_name,
    mime_type: content_type,
    is_video: content_type.startsWith('video/'),
    status: status === 'ready' ? 'ready' : 'processing',
    width,
    height,
    duration_seconds,
    url: null,
    poster_url: null,
  };
}
