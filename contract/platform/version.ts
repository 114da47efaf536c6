import { z } from 'zod';

/**
 * The version a change was made from. Every change counts it up, and a change made from an older version is refused with
 * 409 `stale`: it would undo what was saved since.
 */
export const version = z.number().int().min(1).max(2_147_483_647);
