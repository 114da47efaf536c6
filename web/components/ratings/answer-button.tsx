import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { RATING_WORDS_MAX_LENGTH } from '#domain/work/ratings.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type AnswerButtonProps = { collaborationId: string; by: string; until: string };

/** Opens the form for a side's one public answer to the rating it received. */
export function AnswerButton({ collaborationId, by, until }: AnswerButtonProps) {
  return (
    <FormDialog
      trigger={<Button size="dense">Answer review</Button>}
      title={`Answer ${by}’s review`}
      description={`Everyone who reads the review will see your answer under it. You can answer once, until ${newYorkMoment(until)}, and you can’t edit it afterward.`}
      verb="Publish answer"
      safeVerb="Cancel"
      names={['words']}
      check={({ words }) => findFault(words.trim())}
      send={(api, { words }) =>
        call(api, 'POST /api/collaborations/:id/ratings/answer', {
          params: { id: collaborationId },
          body: { words: words.trim() },
        })
      }
      done="Answer published."
      after="everything"
    >
      {(errorOf) => (
        <TextArea label="Your answer" name="words" limit={RATING_WORDS_MAX_LENGTH} error={errorOf('words')} />
      )}
    </FormDialog>
  );
}

function findFault(words: string): { words?: string } {
  if (words === '') return { words: 'Write your answer' };
  return words.length > RATING_WORDS_MAX_LENGTH
    ? { words: `Use ${RATING_WORDS_MAX_LENGTH} characters or fewer` }
    : {};
}
