import sharp from 'sharp';

/** A plain picture in a color of its own. */
export function picture(color: string, name = 'shop.jpg') {
  const image = sharp({ create: { width: 640, height: 800, channels: 3, background: color } });
  return image
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
}

/** Noise does not shrink: this one takes more than one piece to send. */
export function largePicture(): Promise<Buffer> {
  const size = { width: 2100, height: 1700 };
  return sharp({
    create: {
      ...size,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
