import { type TemplateContent, templateContent } from '#contract/campaigns/templates.ts';

/** The fields of a draft that came after the first templates. In a template from before they are as in a blank draft. */
const ADDED_SINCE = { prefers_followers: false };

export function readContent(kept: unknown): TemplateContent {
  return templateContent.parse({ ...ADDED_SINCE, ...(kept as object) });
}
