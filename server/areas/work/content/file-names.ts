import { extname } from 'node:path';

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
  'application/pdf': ['.pdf'],
};
const MOST_CHARACTERS = 100;

/** The name a file had when it was uploaded, with an ending that fits what it is. */
export function fileNameOf({
  original_name,
  content_type,
}: {
  original_name: string;
  content_type: string;
}): string {
  const endings = ENDINGS[content_type] ?? [];
  const ending = extname(original_name);
  const fits = endings.length === 0 || endings.includes(ending.toLowerCase());
  const stem = fits ? original_name.slice(0, original_name.length - ending.length) : original_name;
  return `${pathPart(stem)}${fits ? ending : endings[0]}`;
}

/** One part of a path, as every operating system can store it: no folders, no signs with a meaning, no dot in front. */
export function pathPart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names of uploads can hold them, names on disks can't.
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g, '-')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .replace(/^\.+|[. ]+$/g, '');
  return plain || 'file';
}

/** Names that are given once: the second `reel.mp4` becomes `reel (2).mp4`, also where letters differ only in case. */
export function uniqueNames(): (name: string, ending?: string) => string {
  const given = new Set<string>();
  return (name, ending = '') => {
    const stem = name.slice(0, name.length - ending.length);
    let free = name;
    for (let count = 2; given.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
    given.add(free.toLowerCase());
    return free;
  };
}
