import { z } from 'zod';

/** An opaque cursor to the next page; absent or empty for the first page. */
export const cursor = z.string().max(500).optional();

/** The text of a search field; an empty one reads as no search. */
export const searchText = z.string().trim().max(120).optional();

/** The reason for an admin's action, kept in the audit log. */
export const adminReason = z.string().trim().min(10, 'Give a reason of at least 10 characters').max(500);
