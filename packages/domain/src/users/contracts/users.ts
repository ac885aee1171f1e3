import { z } from 'zod';
import * as texts from '../../texts.ts';
import type { Parsed } from '../../result.ts';
import { isSignUpEmail } from '../email.ts';
import { ROLES } from '../roles.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import { USER_FIELDS, type User } from '../user.ts';
import { describe, documentIdSchema, emailAddress, optionalLine, text } from '../../contracts/fields.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { parseWith } from '../../contracts/parse.ts';

/** POST /users, and PUT /users/{email}. Only a sign-up sends `role`, which is never more than `user`. */
export const registerUserSchema = z.strictObject({
  email: emailAddress,
  uid: documentIdSchema,
  accessToken: z.string().min(1, 'expected an ID token').max(8192, 'expected at most 8192 characters'),
  role: z.literal('user', { error: (issue) => `expected user, got ${describe(issue.input)}` }).optional(),
});
export type RegisterUserRequest = z.infer<typeof registerUserSchema>;

export function parseRegisterUserRequest(body: unknown): Parsed<RegisterUserRequest> {
  return parseWith(registerUserSchema, body);
}

/** POST /guests: the ID token of an anonymous account. */
export const registerGuestSchema = registerUserSchema.pick({ accessToken: true });

export function parseRegisterGuestRequest(body: unknown): Parsed<z.infer<typeof registerGuestSchema>> {
  return parseWith(registerGuestSchema, body);
}

export const setUserRoleSchema = z.strictObject({
  email: emailAddress,
  role: z.enum(ROLES, { error: (issue) => `expected one of ${ROLES.join(', ')}, got ${describe(issue.input)}` }),
});
export type SetUserRoleRequest = z.infer<typeof setUserRoleSchema>;

export function parseSetUserRoleRequest(body: unknown): Parsed<SetUserRoleRequest> {
  return parseWith(setUserRoleSchema, body);
}

/** DELETE /users/{email} and the callable deleteUser. */
export const deleteUserSchema = z.strictObject({ email: emailAddress });
export type DeleteUserRequest = z.infer<typeof deleteUserSchema>;

export function parseDeleteUserRequest(body: unknown): Parsed<DeleteUserRequest> {
  return parseWith(deleteUserSchema, body);
}

/** `?search=` of GET /users: the beginning of an email or of words of a name. Empty text is no search. */
export const searchUsersSchema = optionalLine(LIMITS.email);

/** A user on the wire, for admins. */
export interface UserDto extends WireOf<typeof USER_FIELDS> {
  /** Whether the email is verified. */
  readonly emailVerified: boolean;
}

export function toUserDto({ emailVerified, ...user }: User & Pick<UserDto, 'emailVerified'>): UserDto {
  return { ...toWire(USER_FIELDS, user, DEFAULT_CURRENCY), emailVerified };
}

export const MIN_PASSWORD_LENGTH = 6;
const password = z.string().min(MIN_PASSWORD_LENGTH, texts.passwordTooShort());

const personName = text(LIMITS.name).refine((name) => name !== '', texts.nameRequired());

/** The sign-up form: the specification's messages. */
export const signUpFormSchema = z.object({
  name: personName,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, texts.emailRequired())
    .max(LIMITS.email, texts.emailInvalid())
    .refine(isSignUpEmail, texts.emailInvalid()),
  password,
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;

/** The login form: any value with a letter, digit or hyphen passes as an email. */
export const loginFormSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, texts.emailRequired())
    .regex(/[a-zA-Z0-9-]/, texts.emailInvalid()),
  password,
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** The person's own name, in their account. */
export const nameFormSchema = z.object({ name: personName });
export type NameForm = z.infer<typeof nameFormSchema>;

/** A new password, with the current one as proof. */
export const passwordFormSchema = z.object({ current: password, next: password });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

/** The address for the email about a forgotten password. */
export const resetFormSchema = loginFormSchema.pick({ email: true });
export type ResetForm = z.infer<typeof resetFormSchema>;
