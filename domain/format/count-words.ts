const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the head of a sentence: "Four", "12". */
export function countWord(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-US');
}
