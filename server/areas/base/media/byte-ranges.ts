export interface ByteRange {
  offset: number;
  size: number;
  /** Bytes written over its beginning, so that players skip the rest. Without them it becomes a free box of MP4. */
  head?: { from: number; bytes: Buffer };
}

/** The first four bytes hold the size of the box, which stays. */
const FREE = { from: 4, bytes: Buffer.from('free', 'latin1') };

/** Blanks ranges of a video that arrives in chunks, from its first byte to its last. */
export function wiper(boxes: readonly ByteRange[]) {
  const ahead = withoutInner(boxes);
  let position = 0;
  let next = 0;
  return (piece: Buffer): Buffer => {
    const [start, end] = [position, position + piece.length];
    position = end;
    // Skip boxes that end before this chunk for good.
    for (let box = ahead[next]; box !== undefined && box.offset + box.size <= start; box = ahead[next])
      next += 1;
    if ((ahead[next]?.offset ?? end) >= end) return piece;
    const clean = Buffer.from(piece);
    for (let index = next; index < ahead.length; index += 1) {
      const box = ahead[index];
      if (box === undefined || box.offset >= end) break;
      blank(clean, start, box);
    }
    return clean;
  };
}

/** Sorts by offset and drops boxes inside others: they are blanked with the outer box and must not write into it. */
function withoutInner(boxes: readonly ByteRange[]): ByteRange[] {
  const kept: ByteRange[] = [];
  let reached = 0;
  for (const box of [...boxes].sort((a, b) => a.offset - b.offset || b.size - a.size)) {
    if (box.offset < reached) continue;
    kept.push(box);
    reached = box.offset + box.size;
  }
  return kept;
}

/** Turns a box into free space filled with zeros. It keeps its size, or every later offset would be wrong. */
function blank(piece: Buffer, start: number, { offset, size, head = FREE }: ByteRange): void {
  const headStart = offset + head.from;
  const headEnd = headStart + head.bytes.length;
  for (let at = Math.max(headStart, start); at < Math.min(headEnd, start + piece.length); at += 1) {
    piece[at - start] = head.bytes[at - headStart] ?? 0;
  }
  const first = Math.max(headEnd, start) - start;
  const last = Math.min(offset + size, start + piece.length) - start;
  if (last > first) piece.fill(0, first, last);
}
