/**
 * Password hashes, pictures, files and DNS share libuv's threads. With its default of 4, four sign-ins at once would keep
 * every file waiting. libuv reads the variable when the first of them is used, so this is imported before anything else.
 */
process.env.UV_THREADPOOL_SIZE ??= '16';
