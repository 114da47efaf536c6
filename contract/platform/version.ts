import { z } from 'zod';

/**
 * The version a change is based on. Every change increments it, and a change based on an older version is refused
 * with 409 `stale`, because it would undo what was saved since.
 */
export const version = z.number().int().min(1).max(2_147_483_647);
