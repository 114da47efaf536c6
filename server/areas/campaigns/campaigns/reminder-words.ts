export const CAMPAIGN_REMINDERS = ['deadline_near', 'selection_3_days', 'selection_1_day', 'unpaid'] as const;
export type CampaignReminder = (typeof CAMPAIGN_REMINDERS)[number];

interface Reminded {
  title: string;
  funded_slots: number;
  taken_slots: number;
}

export function reminderWords(
  reminder: CampaignReminder,
  { title, funded_slots, taken_slots }: Reminded,
): { title: string; body: string; verb: string } {
  const open = funded_slots - taken_slots;
  const spots = open === 1 ? '1 spot is' : `${open} spots are`;
  switch (reminder) {
    case 'deadline_near':
      return {
        title: `3 days left to apply for “${title}”`,
        body: `${spots} still open, and creators are waiting to hear from you.`,
        verb: 'See applicants',
      };
    case 'selection_3_days':
      return {
        title: `3 days left to choose for “${title}”`,
        body: `${spots} still open. After that, remaining applicants are declined and open spots are refunded.`,
        verb: 'Choose creators',
      };
    case 'selection_1_day':
      return {
        title: `1 day left to choose for “${title}”`,
        body: `${spots} still open. After tomorrow, remaining applicants are declined and open spots are refunded.`,
        verb: 'Choose creators',
      };
    case 'unpaid':
      return {
        title: `${title} isn’t paid for yet`,
        body: 'The campaign is ready and goes live once you pay. Until then, creators can’t see it.',
        verb: 'Pay for campaign',
      };
  }
}
