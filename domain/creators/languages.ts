/** Languages people in New York film in, by ISO 639-1 code (639-3 where there is none). Most spoken first. */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  zh: 'Mandarin',
  yue: 'Cantonese',
  ru: 'Russian',
  bn: 'Bengali',
  ht: 'Haitian Creole',
  ko: 'Korean',
  ar: 'Arabic',
  ur: 'Urdu',
  fr: 'French',
  pl: 'Polish',
  yi: 'Yiddish',
  it: 'Italian',
  hi: 'Hindi',
  pa: 'Punjabi',
  pt: 'Portuguese',
  he: 'Hebrew',
  ja: 'Japanese',
  tl: 'Tagalog',
  el: 'Greek',
  de: 'German',
  uk: 'Ukrainian',
  gu: 'Gujarati',
  ne: 'Nepali',
  vi: 'Vietnamese',
  th: 'Thai',
  tr: 'Turkish',
  fa: 'Persian',
  sq: 'Albanian',
  uz: 'Uzbek',
  tw: 'Twi',
  yo: 'Yoruba',
  ff: 'Fulani',
  wo: 'Wolof',
  am: 'Amharic',
  sw: 'Swahili',
  hu: 'Hungarian',
  ro: 'Romanian',
  cs: 'Czech',
  nl: 'Dutch',
  sv: 'Swedish',
  ase: 'American Sign Language',
} as const;
export type LanguageCode = keyof typeof LANGUAGE_NAMES;

export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as [LanguageCode, ...LanguageCode[]];
export const MOST_LANGUAGES = 12;

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGE_NAMES, code);
}

export function describeLanguages(codes: readonly string[]): string {
  return codes.map((code) => (isLanguageCode(code) ? LANGUAGE_NAMES[code] : code)).join(', ');
}
