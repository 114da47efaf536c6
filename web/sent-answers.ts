/** The element that carries the server's answers into the page. As plain JSON it is smaller than inside a script. */
export const ANSWERS_ID = 'answers';

/** Reads the answers once, and leaves nothing of them in the document. */
export function takeSentAnswers(): string {
  const element = document.getElementById(ANSWERS_ID);
  const answers = element?.textContent ?? '';
  if (element) element.textContent = '';
  return answers;
}
