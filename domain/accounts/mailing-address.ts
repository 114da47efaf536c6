/** A person's mailing address. It is stored apart from everything others see of them. */
export interface MailingAddress {
  recipient_name: string;
  street: string;
  /** Apartment, suite or floor. */
  unit: string | null;
  city: string;
  state: State;
  zip: string;
}

export const STREET_MAX_LENGTH = 120;
export const UNIT_MAX_LENGTH = 40;
export const CITY_MAX_LENGTH = 80;
export const ZIP_PATTERN = /^\d{5}(-\d{4})?$/;

/** By postal code, in the order of their names. */
export const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
export type State = keyof typeof STATES;

/** The lines of a label: name, street, city. */
export function addressLines({ recipient_name, street, unit, city, state, zip }: MailingAddress): string[] {
  return [recipient_name, unit === null ? street : `${street}, ${unit}`, `${city}, ${state} ${zip}`.trim()];
}
