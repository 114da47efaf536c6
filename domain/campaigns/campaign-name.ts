/** The title of a campaign in lists of many kinds of records, where offers are told apart from campaigns. */
export function campaignName({ title, is_offer }: { title: string; is_offer: boolean }): string {
  const known = title || 'Untitled';
  return is_offer ? `Offer: ${known}` : known;
}
