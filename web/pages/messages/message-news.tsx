import { useState } from 'react';
import type { Message } from '#contract/conversations.ts';
import { filesWords } from './row-words.ts';

/** Reads out what arrives while the thread is open: not what was there, nor what one wrote, nor what is older. */
export function MessageNews({ messages }: { messages: readonly Message[] }) {
  const newest = messages[0];
  const [known, setKnown] = useState(newest);
  const [words, setWords] = useState('');
  if (newest !== undefined && newest.id !== known?.id) {
    setKnown(newest);
    const isNews = known === undefined || Date.parse(newest.created_at) >= Date.parse(known.created_at);
    if (isNews && !newest.is_own)
      setWords(`${newest.sender_name}: ${newest.body || filesWords(newest.files.length)}`);
  }
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
