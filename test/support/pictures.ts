import sharp from 'sharp';

/** A picture as a phone takes it: rotated, with its orientation and location in the metadata. */
export async function phonePicture(width = 1200, height = 800): Promise<Buffer> {
  return sharp(await gradient(width, height))
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Secret Model 9', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 43/1 30/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export async function pngPicture(width = 300, height = 200): Promise<Buffer> {
  return sharp(await gradient(width, height))
    .png()
    .toBuffer();
}

/** Red above, blue below, so that a wrong rotation shows. */
async function gradient(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({
    create: { width, height: height / 2, channels: 3, background: '#2040c0' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ input: blue, gravity: 'south' }])
    .png()
    .toBuffer();
}
