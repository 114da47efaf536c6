/** Tests seal with it; nothing else does. */
export const SECRET_OF_TESTS = 'a-secret-of-the-tests-that-opens-nothing-else';
