export function spotWords(count: number): string {
  return count === 1 ? '1 spot' : `${count} spots`;
}
