import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors.ts';

/** Our requests never nest deeper than 8, so code that recurses over a value may go this deep without harm. */
const MOST_DEPTH = 32;

/**
 * PostgreSQL cannot store U+0000 in text, and code that recurses cannot follow 100,000 brackets. Refusing both here
 * beats failing in the middle of a command.
 */
export async function refuseUncleanInput({ body, query, params }: FastifyRequest): Promise<void> {
  for (const part of [body, query, params]) requireClean(part);
}

interface Found {
  value: unknown;
  depth: number;
}

/** Walks with its own list: the depth of the call stack must not depend on the input. */
function requireClean(input: unknown): void {
  const ahead: Found[] = [{ value: input, depth: 0 }];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') requireNoNull(value);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth === MOST_DEPTH) {
      throw new Problem('invalid_input', `The request is nested deeper than ${MOST_DEPTH} levels.`);
    }
    for (const [key, inner] of Object.entries(value)) {
      requireNoNull(key);
      ahead.push({ value: inner, depth: depth + 1 });
    }
  }
}

function requireNoNull(text: string): void {
  if (text.includes('\u0000')) {
    throw new Problem('invalid_input', 'Text can’t contain the null character.');
  }
}
