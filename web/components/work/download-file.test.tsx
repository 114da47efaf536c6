// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { DownloadFile } from './download-file.tsx';

const FILE = { media_file_id: 'f1', original_name: 'reel.mp4', mime_type: 'video/mp4' };
const HREF = '/api/collaborations/w1/files/f1';

let page: ShownPage;
let answer: () => Response;
const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
const assign = vi.fn();

beforeEach(() => {
  answer = () => new Response('film');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  Object.assign(navigator, { canShare: () => true, share });
  hold('phone');
});

afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  share.mockReset();
  assign.mockReset();
});

it('is a plain link to a download where there is a mouse', async () => {
  hold('mouse');
  const link = await show();
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([HREF, 'reel.mp4']);
  expect(press(link)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

it('opens the share sheet with the file on a phone', async () => {
  share.mockResolvedValue();
  expect(press(await show())).toBe(false);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual(['reel.mp4', 'video/mp4', 'film']);
});

it('asks for another press when reading took too long, and reads nothing twice', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValueOnce();
  const link = await show();
  press(link);
  await vi.waitFor(() => expect(link.textContent).toContain('Save or share'));
  press(link);
  await vi.waitFor(() => expect(link.textContent).toContain('Download'));
  expect([share.mock.calls.length, vi.mocked(fetch).mock.calls.length]).toEqual([2, 1]);
});

it.each([
  ['the sheet refuses the file', () => share.mockRejectedValue(new DOMException('', 'DataError'))],
  [
    'the file is too large for it',
    () => {
      answer = () => new Response('film', { headers: { 'content-length': '900000000' } });
    },
  ],
])('downloads the file where %s', async (_, arrange) => {
  arrange();
  press(await show());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(HREF));
  expect(page.toasts).toEqual([]);
});

it('says nothing when somebody closes the sheet', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  press(await show());
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect([page.toasts, assign.mock.calls]).toEqual([[], []]);
});

it('says why a file is not there any more', async () => {
  answer = () => Response.json({ detail: 'We can’t find an approved file here.' }, { status: 404 });
  press(await show());
  await vi.waitFor(() =>
    expect(page.toasts).toMatchObject([
      { title: 'Couldn’t download the file', description: 'We can’t find an approved file here.' },
    ]),
  );
});

function hold(device: 'phone' | 'mouse'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }));
}

async function show(): Promise<HTMLAnchorElement> {
  page = await showPage(() => <DownloadFile workId="w1" file={FILE} />);
  return vi.waitFor(() => {
    const link = document.querySelector('a');
    if (link === null) throw new Error('not drawn yet');
    return link;
  });
}

/** Whether the browser may follow the link. */
function press(link: HTMLAnchorElement): boolean {
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
