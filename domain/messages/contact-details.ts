/** Signs that a message leads away from Bizmeet. */
export type ContactDetail = 'email' | 'phone' | 'outside_payment';

/** Finds contact details and payments outside Bizmeet in a message, each kind once. Prices, dates, handles and order numbers don't count. */
export function findContactDetails(text: string): ContactDetail[] {
  const found: ContactDetail[] = [];
  if (EMAILS.some((pattern) => pattern.test(text))) found.push('email');
  if (hasPhone(text)) found.push('phone');
  if (PAYMENTS.some((pattern) => pattern.test(text))) found.push('outside_payment');
  return found;
}

const EMAILS = [
  /[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i,
  // Spelled out, as in "maya at gmail dot com".
  /\b(gmail|yahoo|hotmail|outlook|icloud|proton(mail)?)\s*(\.|[([]?\s*dot\s*[)\]]?)\s*(com|me)\b/i,
];

/** An American number, where neither the area code nor the exchange begins with 0 or 1. */
const AMERICAN =
  /(?<![\w#$.,:/-])(?:\+?1[\s.-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.-]{0,2}[2-9]\d{2}[\s.-]?\d{4}(?![\w-]|[.,:/]\d)/g;
const FOREIGN = /(?<!\w)\+\d{1,3}(?:[\s.-]?\(?\d\)?){7,12}(?!\d)/;
/** The words before an order or a tracking number, which can look like a phone number. */
const NUMBERED =
  /\b(order|tracking|invoice|receipt|reference|ref|confirmation|ticket|booking|ups|usps|fedex|dhl|sku|upc)(\s+(number|no\.?|id|code))?\s*(is|was|#|:)?\s*$/i;
const LONGEST_LEAD = 40;

function hasPhone(text: string): boolean {
  if (FOREIGN.test(text)) return true;
  return [...text.matchAll(AMERICAN)].some(
    ({ index }) => !NUMBERED.test(text.slice(Math.max(0, index - LONGEST_LEAD), index)),
  );
}

const PAYMENTS = [
  /\b(venmo|zelle|cash\s?app|paypal|western union)\b/i,
  /\bpay(ing|ment)?\b[^.!?\n]{0,30}\b(in cash|with cash|cash in hand|under the table|in crypto|in bitcoin)\b/i,
  /\b(settle|do)\b[^.!?\n]{0,20}\b(it|this|that)\b[^.!?\n]{0,20}\bin cash\b/i,
  /\b(outside|off)\s+(of\s+)?(bizmeet|(this|the)\s+(app|site|platform))\b/i,
  /\b(skip|avoid|dodge|save|without)\s+(the\s+|their\s+)?(bizmeet\s+)?fees?\b/i,
  /\bpay\s+(me|you|us)\s+(directly|privately|under the table)\b/i,
];
