import { z } from 'zod';

/** An opaque cursor to the next page; absent or empty for the first page. */
export const cursor = z.string().max(500).optional();

/** The text of a search field; an empty one reads as no search. */
export const searchText = z.string().trim().max(120).optional();

/** The reason for an admin's action, kept in the audit log. */
export const adminReason = z.string().trim().min(10, 'Give a reason of at least 10 characters').max(500);

/** How the admin sorts a list: by one of these columns, and from which end. Without them a list has its own order. */
export function sortedBy<const Names extends readonly [string, ...string[]]>(names: Names) {
  return { sort: z.enum(names).optional(), direction: z.enum(['asc', 'desc']).optional() };
}

/**
 * How many rows each choice of a filter has, by filter and choice, with the search and the other filters applied. `all`
 * is without this filter. 1,001 stands for more than a thousand. Null on the pages after the first.
 */
export const choiceCounts = z.record(z.string(), z.record(z.string(), z.number().int().max(1001))).nullable();
export type ChoiceCounts = NonNullable<z.infer<typeof choiceCounts>>;
