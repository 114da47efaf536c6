import { z } from 'zod';

/** Where the next part of a list begins; opaque, and absent or empty for the first. */
export const cursor = z.string().max(500).optional();

/** What somebody typed into a search field; nothing typed reads as no search. */
export const searchText = z.string().trim().max(120).optional();

/** Why an admin does something to somebody; it stands in the audit log. */
export const adminReason = z.string().trim().min(10, 'Say why, in a sentence').max(500);
