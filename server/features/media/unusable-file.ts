/** A file that cannot be taken in. The message is read by whoever sent it, so it says what to do. */
export class UnusableFile extends Error {}
