import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { toast } from '#web/ui/toast.ts';

/** Asks creators to apply for a campaign and says how many were asked. */
export function useInvite(path: { id: string; identifier: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);

  /** Answers whether everybody was asked. */
  async function invite(creator_ids: string[], words: string): Promise<boolean> {
    setSending(true);
    try {
      const { inviteCreators } = await import('#web/api/generated/sdk.gen.ts');
      const body = { creator_ids, words };
      const { data } = await inviteCreators({ ...api, path, body, throwOnError: true });
      await queries.invalidateQueries();
      const failed = data.results.find(({ problem }) => problem !== null);
      const count = data.results.filter(({ problem }) => problem === null).length;
      toast({
        title:
          count === 0
            ? 'Nobody was invited'
            : `${count === 1 ? '1 creator is' : `${count} creators are`} invited.`,
        variant: count === 0 ? 'destructive' : 'success',
        ...(failed?.problem && { description: failed.problem }),
      });
      return failed === undefined;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      toast({ title: 'Nobody was invited', description: adviceFor(cause), variant: 'destructive' });
      return false;
    } finally {
      setSending(false);
    }
  }

  return { invite, isSending };
}
