import type { UploadClaim } from '#contract/base/uploads.ts';

interface Call {
  base: string;
  cookie: string;
}

const TUS = { 'tus-resumable': '1.0.0' };

/** The tus protocol by hand, so that tests can interrupt it at any point. */
export function beginUpload(
  { base, cookie }: Call,
  claim: Partial<UploadClaim>,
  size: number | null,
): Promise<Response> {
  const pairs = Object.entries(claim).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return fetch(`${base}/api/uploads`, {
    method: 'POST',
    headers: {
      ...TUS,
      cookie,
      'upload-metadata': pairs.join(','),
      ...(size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }),
    },
  });
}

export function sendBytes({ base, cookie }: Call, location: string, offset: number, bytes: Uint8Array) {
  return fetch(new URL(location, base), {
    method: 'PATCH',
    headers: {
      ...TUS,
      cookie,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: Uint8Array.from(bytes),
  });
}

export function askUpload({ base, cookie }: Call, location: string, method: 'HEAD' | 'DELETE' = 'HEAD') {
  return fetch(new URL(location, base), { method, headers: { ...TUS, cookie } });
}

/** A complete upload; resolves with the path of the file. */
export async function upload(call: Call, claim: UploadClaim, bytes: Uint8Array): Promise<string> {
  const begun = await beginUpload(call, claim, bytes.length);
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  const sent = await sendBytes(call, begun.headers.get('location') ?? '', 0, bytes);
  if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  return begun.headers.get('upload-file-path') ?? '';
}
