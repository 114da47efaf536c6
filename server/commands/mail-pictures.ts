import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { draw } from '#art/draw.ts';

/** Draws the pictures of emails into public/mail: few mail programs show SVG. Run it again when the drawings change. */
const FOLDER = fileURLToPath(new URL('../../public/mail/', import.meta.url));
/** The street from the windows of the second floor down, at twice the size it is shown. */
const STREET = { left: 0, top: 40, width: 1200, height: 296 };

await mkdir(FOLDER, { recursive: true });
for (const time of ['day', 'night']) {
  await rasterize(`${time}/banner/bakery/crumb-co/mail/Bizmeet`, 1200)
    .extract(STREET)
    .png({ palette: true, colours: 48, effort: 10, compressionLevel: 9 })
    .toFile(`${FOLDER}street-${time}.png`);
}
await rasterize('mark', 84).png({ compressionLevel: 9 }).toFile(`${FOLDER}mark.png`);

function rasterize(path: string, width: number) {
  const svg = draw(path.split('/'));
  if (svg === null) throw new Error(`${path} is no drawing`);
  return sharp(Buffer.from(svg), { density: 288 }).resize({ width });
}
