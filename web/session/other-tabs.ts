type News = 'signed-in' | 'signed-out' | 'switched';

let channel: BroadcastChannel | null = null;

/** Tells other tabs about a change of the session. */
export function notifyOtherTabs(news: News): void {
  getChannel().postMessage(news);
}

export function hearOtherTabs(onNews: (news: News) => unknown): void {
  getChannel().onmessage = ({ data }: MessageEvent<News>) => onNews(data);
}

/** One channel per tab: it doesn't receive its own messages, but a second channel in the tab would. */
function getChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('auth');
  return channel;
}
