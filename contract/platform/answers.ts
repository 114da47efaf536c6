import { z } from 'zod';

export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
export const DONE = { done: true } as const;

/** The shape of an answer that is a file, for the API document. */
export const FILE = z.string().meta({ format: 'binary' });
