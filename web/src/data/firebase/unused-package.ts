// Replaces packages that libraries import and the site does not use; vite.config.ts lists them.

function unused(): never {
  throw new Error('this part of a library is not part of the site');
}

/** Stands for the regular expressions of pipeline queries. */
export const RE2JS = { compile: unused, matches: unused };
export { unused as getToken, unused as initializeAppCheck, unused as ReCaptchaEnterpriseProvider };
// oxlint-disable-next-line import/no-default-export -- what @emotion/react imports
export default unused;
