/** The frame around an email's content: the addresses of pictures and links, and the reason it was sent. */
export interface LetterFrame {
  app_url: string;
  /** One sentence: "You’re getting this email because …" */
  why: string;
  /** Left out for people who have no account. */
  settings_url?: string;
  unsubscribe_url?: string;
  /** The postal address of the company. Laws require it in mail that isn't essential. */
  postal_address: string;
}

export interface FooterLink {
  words: string;
  url: string;
}

export function linksOf({ settings_url, unsubscribe_url }: LetterFrame): FooterLink[] {
  return [
    ...(unsubscribe_url ? [{ words: 'Unsubscribe', url: unsubscribe_url }] : []),
    ...(settings_url ? [{ words: 'Email settings', url: settings_url }] : []),
  ];
}
