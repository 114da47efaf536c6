/** Turns "quote-asked" into "Quote asked". */
export function templateWords(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
