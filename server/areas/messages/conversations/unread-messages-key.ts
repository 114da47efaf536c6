/** Names a line about unread messages in a daily email. Its second part is the conversation. */
export function unreadMessagesKey(conversationId: string, newestAt: string): string {
  return `unread-messages:${conversationId}:${newestAt}`;
}
