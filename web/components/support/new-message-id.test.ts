import { expect, it } from 'vitest';
import { z } from 'zod';
import { newMessageId } from './new-message-id.ts';

it('makes UUIDs, each another one', () => {
  const ids = Array.from({ length: 100 }, newMessageId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
});
