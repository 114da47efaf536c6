import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

export function readRootFile(name: string): string {
  return readFileSync(new URL(name, ROOT), 'utf8');
}

interface Copy {
  /** Null for files of the checkout, else the stage that made them. */
  from: string | null;
  paths: string[];
  to: string;
}

interface Stage {
  name: string | null;
  image: string;
  copies: Copy[];
  lines: string[];
}

/** The stages of the Dockerfile in order; the last one is the image. */
export function readStages(): Stage[] {
  const stages: Stage[] = [];
  const text = readRootFile('Dockerfile').replace(/\\\n\s*/g, ' ');
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, image = '', name = null] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (image) stages.push({ name, image, copies: [], lines: [] });
    const stage = stages.at(-1);
    if (stage === undefined) continue;
    stage.lines.push(line);
    const [, from = null, paths] = /^COPY (?:--from=(\S+) )?(.+)$/.exec(line) ?? [];
    const names = paths?.split(' ') ?? [];
    const to = names.pop();
    if (to !== undefined) stage.copies.push({ from, paths: names, to });
  }
  return stages;
}
