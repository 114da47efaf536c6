/** The Freelance Isn't Free Act counts contracts between the same two sides over this many days. */
export const FREELANCE_ACT_DAYS = 120;
const FREELANCE_ACT_CENTS = 80_000;

/** A copy of the contract is kept this long after the work has ended. */
export const CONTRACT_KEPT_YEARS = 6;

/** Whether the contracts of the same two sides in that time reach the amount of the Act. */
export function reachesFreelanceAct(totalCents: number): boolean {
  return totalCents >= FREELANCE_ACT_CENTS;
}

/** The creator's rights in plain words. */
export const FREELANCE_RIGHTS = [
  'You have the right to a written contract and to a copy of it.',
  'You have the right to be paid in full, on or before the date the contract sets. If a contract sets none, payment is due within 30 days after you finish the work.',
  'Once you’ve started, nobody may ask you to accept less money in exchange for being paid on time.',
  'Nobody may threaten you, punish you or turn you down for work because you used these rights.',
  'You can file a complaint with the New York State Attorney General, or with the New York City Department of Consumer and Worker Protection for work covered by the city’s law.',
  'You can also bring a civil action in court. If you win, you may recover what you’re owed, damages and attorney’s fees.',
] as const;

export const FREELANCE_RIGHTS_LAW =
  'New York State’s Freelance Isn’t Free Act (General Business Law, article 44-A) and New York City’s law of the same name (Administrative Code, section 20-927 and following) protect freelancers whose contracts with the same hiring party reach $800 within 120 days.';
