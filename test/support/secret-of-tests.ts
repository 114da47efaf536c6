/** The secret of the tests; nothing else uses it. */
export const SECRET_OF_TESTS = 'a-secret-of-the-tests-that-opens-nothing-else';
