export const CAMPAIGN_REMINDERS = ['deadline_near', 'picks_3_days', 'picks_1_day', 'unpaid'] as const;
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
        title: `3 days left to apply for ${title}`,
        body: `${spots} still open, and creators wait for your answer.`,
        verb: 'See applicants',
      };
    case 'picks_3_days':
      return {
        title: `3 days left to pick for ${title}`,
        body: `${spots} still open. After that, those who wait are told no and what is left is paid back.`,
        verb: 'Pick creators',
      };
    case 'picks_1_day':
      return {
        title: `Last day but one to pick for ${title}`,
        body: `${spots} still open. After tomorrow, those who wait are told no and what is left is paid back.`,
        verb: 'Pick creators',
      };
    case 'unpaid':
      return {
        title: `${title} waits to be paid in`,
        body: 'It is written and goes live once it is paid in. Nobody sees it until then.',
        verb: 'Pay it in',
      };
  }
}
