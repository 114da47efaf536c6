import { createFileRoute } from '@tanstack/react-router';
import { NoConversationOpen } from '../../../../pages/messages/no-conversation-open.tsx';

export const Route = createFileRoute('/_member/creator/messages/')({ component: NoConversationOpen });
