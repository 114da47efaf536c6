import { z } from 'zod';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import type { Database } from '#server/platform/db/database.ts';

const asked = z.object({ questions: z.array(z.string()) });

/** Pairs each answer with the question at that time, because the brief may have changed since. */
export async function pairAnswers(
  db: Database,
  { campaign_id, brief_version }: { campaign_id: string; brief_version: number },
  answers: readonly string[],
): Promise<CampaignApplicant['answers']> {
  if (answers.length === 0) return [];
  const version = await db
    .selectFrom('campaign_brief_versions')
    .select('brief')
    .where('campaign_id', '=', campaign_id)
    .where('version', '=', brief_version)
    .executeTakeFirst();
  const questions =
    asked.safeParse(version?.brief).data?.questions ?? (await currentQuestions(db, campaign_id));
  return answers.map((answer, index) => ({ question: questions[index] ?? '', answer }));
}

async function currentQuestions(db: Database, campaignId: string): Promise<string[]> {
  const { questions } = await db
    .selectFrom('campaigns')
    .select('questions')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return questions;
}
