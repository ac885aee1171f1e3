/** The specification's messages of form fields. The site's other texts are in `web/src/copy.ts`. */
export const FORM_MESSAGES = {
  nameRequired: 'name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Provide a valid Email',
  passwordTooShort: 'Password is required must be 6 character ',
} as const;
