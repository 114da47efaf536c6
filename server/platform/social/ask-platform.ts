import type { z } from 'zod';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';

const PATIENCE_MS = 8_000;
const MOST_BYTES = 256 * 1024;

interface Question<Answer> {
  platform: SocialPlatform;
  url: string;
  /** Defaults to GET. */
  form?: Record<string, string>;
  json?: object;
  bearer?: string;
  answer: z.ZodType<Answer>;
  /** Explains a refusal of this call; null falls back to the status. */
  explain(status: number, body: unknown): SocialFailureKind | null;
  patience_ms?: number;
}

/** One call to a platform. Addresses contain tokens, so neither they nor the answers get into errors or logs. */
export async function askPlatform<Answer>(question: Question<Answer>): Promise<Answer> {
  const { platform, explain } = question;
  const { status, body } = await call(question);
  const refusal = outageOf(status) ?? explain(status, body) ?? refusalOf(status);
  if (refusal !== null) throw new SocialFailure(platform, refusal);
  const parsed = question.answer.safeParse(body);
  if (!parsed.success) throw new SocialFailure(platform, 'unreadable');
  return parsed.data;
}

async function call<Answer>({ platform, url, patience_ms = PATIENCE_MS, ...question }: Question<Answer>) {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      ...requestOf(question),
      redirect: 'error',
      signal: AbortSignal.timeout(patience_ms),
    });
    status = response.status;
    text = await readText(response);
  } catch {
    throw new SocialFailure(platform, 'away');
  }
  return { status, body: parse(text) };
}

function requestOf({ form, json, bearer }: Pick<Question<unknown>, 'form' | 'json' | 'bearer'>): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
  if (form !== undefined) return { method: 'POST', headers, body: new URLSearchParams(form) };
  if (json === undefined) return { headers };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  };
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('The answer is too long');
  }
  return text;
}

/** Undefined if it isn't JSON. The schema of the answer then fails. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A failing platform says nothing about the person, whatever its answer looks like. */
function outageOf(status: number): SocialFailureKind | null {
  if (status === 429) return 'busy';
  return status >= 500 ? 'away' : null;
}

function refusalOf(status: number): SocialFailureKind | null {
  if (status === 401) return 'ended';
  return status >= 200 && status < 300 ? null : 'unreadable';
}
