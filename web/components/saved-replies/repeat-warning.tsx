import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { repeatWords } from './repeat-words.ts';
import { repliesOptions } from './reply-options.ts';

/** A warning and no more: the text can be sent all the same. */
export function RepeatWarning({ text }: { text: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(repliesOptions(api));
  return (
    <p role="status" className="text-hint text-ink-2 empty:hidden">
      {repeatWords(data?.saved_replies ?? [], text)}
    </p>
  );
}
