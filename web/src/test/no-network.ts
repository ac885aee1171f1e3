// A test answers the requests of its page itself (vi.stubGlobal). What is asked after its end meets no network: a real
// request could keep the window of a finished file open for ever.

/** @throws TypeError as a browser does without a network */
const refuse: typeof fetch = () => Promise.reject(new TypeError('fetch failed: a test has no network'));

Object.assign(globalThis, { fetch: refuse });
