import { useRef } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';

/** A key for each wish: whoever asks for the same again repeats the request, and a changed wish is another one. */
export function useIdempotencyKey(): (wish: object) => string {
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  return (asked) => {
    const wish = JSON.stringify(asked);
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
