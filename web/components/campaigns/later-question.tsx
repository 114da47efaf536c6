import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { BookAgainDialog } from '#web/components/offers/book-again-dialog.tsx';
import { SaveTemplateQuestion } from './save-template-question.tsx';

type LaterQuestionProps = {
  about: 'again' | 'template';
  campaign: OwnCampaign;
  businessId: string;
  onClosed: () => void;
};

/** The questions of the menu that few people open, loaded together when they do. */
export function LaterQuestion({ about, ...props }: LaterQuestionProps) {
  return about === 'again' ? <BookAgainDialog {...props} /> : <SaveTemplateQuestion {...props} />;
}
