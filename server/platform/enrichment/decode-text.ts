/** HTML declares its encoding near its beginning, or not at all. */
const LOOK_AT_BYTES = 2048;
/** Each part begins with a different character and has a length limit, so that no text makes these expressions slow. */
const CHARSET = String.raw`charset\s{0,9}=\s{0,9}(?:["']\s{0,9})?([\w.:-]{2,40})`;
const META_CHARSET = new RegExp(`<meta[^<>]+${CHARSET}`, 'i');
const HEADER_CHARSET = new RegExp(CHARSET, 'i');
const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Text from bytes, whatever the page says of itself: first what its first bytes prove, then the header, then the page.
 * A charset that does not exist or does not fit is not believed, and nothing here throws.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark.label).decode(bytes);
  const said = charsetOfHeader(contentType) ?? charsetOfPage(bytes);
  const decoder = said === null ? null : open(said);
  if (decoder !== null && decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** A stray byte in a page that says it is UTF-8 is one wrong letter, not a page in another charset. */
const TOLERATED_SHARE = 0.001;

function asUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.split('\uFFFD').length - 1;
  return wrong <= text.length * TOLERATED_SHARE ? text : null;
}

function charsetOfHeader(contentType: string): string | null {
  return HEADER_CHARSET.exec(contentType)?.[1] ?? null;
}

function charsetOfPage(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOK_AT_BYTES));
  const said = META_CHARSET.exec(start)?.[1] ?? null;
  // Text that reads well byte by byte was not written as UTF-16.
  return said !== null && /^utf-16/i.test(said) ? 'utf-8' : said;
}

function open(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
