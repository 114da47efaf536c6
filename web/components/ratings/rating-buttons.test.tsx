// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { AnswerButton } from './answer-button.tsx';
import { ReportButton } from './report-button.tsx';

let shown: ShownPage;
const bodies: unknown[] = [];

afterEach(() => {
  shown.remove();
  bodies.length = 0;
});

it('publishes an answer once it says something', async () => {
  await show(<AnswerButton collaborationId="w1" by="Maya Okafor" until="2026-06-20T16:00:00Z" />);
  await press('Answer review');
  await press('Publish answer');
  await read('Write your answer');
  expect(shown.requests).toEqual([]);
  await type('words', ' Thank you for the early start. ');
  await press('Publish answer');
  await vi.waitFor(() => expect(shown.toasts).toMatchObject([{ title: 'Answer published.' }]));
  expect(shown.requests).toEqual(['POST /api/collaborations/w1/ratings/answer']);
  expect(bodies).toEqual([{ words: 'Thank you for the early start.' }]);
});

it('keeps an answer that was refused, and says why', async () => {
  const refusal = { status: 409, code: 'conflict', detail: 'The time to answer is over.' };
  await show(<AnswerButton collaborationId="w1" by="Maya Okafor" until="2026-06-20T16:00:00Z" />, {
    status: 409,
    body: refusal,
  });
  await press('Answer review');
  await type('words', 'Thank you.');
  await press('Publish answer');
  await read('The time to answer is over.');
  expect(area('words')?.value).toBe('Thank you.');
});

it('asks for a reason before a rating is reported', async () => {
  await show(<ReportButton ratingId="r1" by="Maya Okafor" />);
  await press('Report Maya Okafor’s review');
  await press('Report review');
  await read('Choose a reason');
  expect(shown.requests).toEqual([]);
});

async function show(part: ReactNode, answer: { status: number; body?: object } = { status: 200 }) {
  const queries = createQueries();
  shown = await showPage(() => <QueryClientProvider client={queries.client}>{part}</QueryClientProvider>, {
    queries,
    answer: async (_, sent) => {
      bodies.push(await sent.json());
      return answer;
    },
  });
}

async function press(name: string) {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!found) throw new Error(`No button "${name}"`);
    return found;
  });
  button.click();
}

async function type(name: string, words: string) {
  const field = await vi.waitFor(() => {
    const found = area(name);
    if (!found) throw new Error(`No field "${name}"`);
    return found;
  });
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const area = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
const read = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words));
