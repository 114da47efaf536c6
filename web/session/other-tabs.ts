type News = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | null = null;

/** What happens to the session in one tab concerns every other. */
export function tellOtherTabs(news: News): void {
  getChannel().postMessage(news);
}

export function hearOtherTabs(onNews: (news: News) => unknown): void {
  getChannel().onmessage = ({ data }: MessageEvent<News>) => onNews(data);
}

/** One for the whole tab: a channel does not hear itself, but it would hear a second one beside it. */
function getChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('auth');
  return channel;
}
