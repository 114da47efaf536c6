const PATIENCE_MS = 8_000;
const WIDEST = 1600;
const QUALITY = 0.85;

/** A still from shortly after a video's start; null if this browser can't decode it. */
export async function takeStill(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await happens(video, 'loadeddata');
    video.currentTime = Math.min(1, (video.duration || 0) / 4);
    await happens(video, 'seeked');
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(video.error), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDEST / Math.max(1, video.videoWidth));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
