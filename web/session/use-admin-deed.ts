import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { ApiReach } from '../api/reach.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

type Send<Answer> = (reach: ApiReach & { throwOnError: true }) => Promise<{ data: Answer }>;

/**
 * Does what an admin decided and then asks again for all that is shown; `onDone` comes before that. It rejects with the API's problem document;
 * whoever turns out to be signed out is led to the door.
 */
export function useAdminDeed() {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = useRouteContext({ from: '__root__' });
  return async <Answer>(send: Send<Answer>, onDone?: (answer: Answer) => void): Promise<Answer> => {
    try {
      const { data } = await send({ ...api, throwOnError: true });
      onDone?.(data);
      await queries.invalidateQueries();
      return data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  };
}
