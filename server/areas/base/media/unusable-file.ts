/** A file that can't be accepted. The message is shown to the sender, so it says what to do. */
export class UnusableFile extends Error {}
