/** A child that runs out of time ends itself with this signal. Its parent can tell that from everything else that ends a process. */
export const OUT_OF_TIME = 'SIGVTALRM';
