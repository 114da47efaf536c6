/** A reported record, with the person who answers for it. */
export interface FoundTarget {
  id: string;
  /** The title of a campaign, or the name of the business, creator, sender or owner of the file. */
  name: string;
  /** Description, bio or message. */
  text: string | null;
  /** The status of a campaign. */
  status: string | null;
  /** The person who answers for it: the owner of a business, the creator, the sender. */
  person_id: string | null;
}
