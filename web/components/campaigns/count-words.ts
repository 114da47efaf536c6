import { formatCount } from '#domain/format/count.ts';

/** "1 spot", "1,200 applicants". */
export function counted(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** "Offered to 2 creators". */
export function offeredTo({ slots }: { slots: number }): string {
  return `Offered to ${counted(slots, 'creator')}`;
}
