import {
  canManageUsers,
  emailAddress,
  pageSchema,
  parseRegisterGuestRequest,
  parseRegisterUserRequest,
  setUserRoleSchema,
  registerGuestSchema,
  registerUserSchema,
  ROLES,
  rolesWho,
  searchUsersSchema,
  toUserDto,
  userAnswer,
  userSearchOf,
  type Role,
} from '@foodhouse/domain';
import { z } from 'zod';
import { deleteUser } from '../../services/people/delete-user.ts';
import { done } from '../../services/shared/outcomes.ts';
import type { Page } from '../../services/shared/ports.ts';
import { registerGuest } from '../../services/people/register-guest.ts';
import { registerUser } from '../../services/people/register-user.ts';
import { setUserRole } from '../../services/people/set-user-role.ts';
import { findUsers, hasRole, listUsers, type ListedUser } from '../../services/people/users.ts';
import { clientAddress } from '../client-address.ts';
import { clean, linkNext, parameter, textParameter } from '../parameters.ts';
import { route, type Method, type Route } from '../route.ts';

/** Null for an empty email or the words `undefined` and `null`, which some clients send before they know the email. */
const emailAskedFor = z.preprocess((value) => {
  const email = clean(value);
  return email === '' || email === 'undefined' || email === 'null' ? null : email;
}, emailAddress.nullable());

/** The answer to a person whose ID token was accepted: our own token. */
const issuedToken = z.strictObject({ token: z.string() });

/** The refusals of an ID token. */
const TOKEN_REFUSALS = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'ACCOUNT_DISABLED'] as const;

const registration = {
  access: 'optional', // the ID token in the body is the proof; a bearer, if sent, must belong to the same person
  registers: true,
  guests: true, // with an account of their own they are none any more
  checksApp: true,
  summary:
    'Registers the person whose ID token is sent, or renews their token. An address may create twenty accounts a minute.',
  body: { schema: registerUserSchema, parse: parseRegisterUserRequest },
  answer: { schema: issuedToken },
  refusals: [...TOKEN_REFUSALS, 'IDENTITY_MISMATCH', 'RATE_LIMITED'],
} as const;

export const userRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/users',
    access: rolesWho(canManageUsers),
    inSteps: true, // interrupted changes are completed first
    summary: 'All registered users, by email; with a search, at most 24 matches.',
    query: z.object({
      ...pageSchema.shape,
      search: parameter(searchUsersSchema).describe(
        'what an email or each of these words of a name begins with; its answer is one page',
      ),
    }),
    answer: { schema: z.array(userAnswer), toBody: ({ items }: Page<ListedUser>) => items.map(toUserDto) },
    async handle({ ports, query, request, response }) {
      const { search: typed, ...page } = query;
      const search = userSearchOf(typed);
      if (search) return done(await findUsers(ports, search));
      const listed = await listUsers(ports, page);
      linkNext(request, response, page, listed);
      return done(listed);
    },
  }),
  route({
    ...registration,
    method: 'put',
    path: '/users/:email',
    params: z.object({ email: textParameter }),
    handle: ({ ports, caller, params, body, request }) =>
      registerUser(ports, {
        pathEmail: params.email,
        request: body,
        bearer: caller,
        address: clientAddress(request),
      }),
  }),
  // The same without an address in the path, which request logs keep: what our own pages send.
  route({
    ...registration,
    method: 'post',
    path: '/users',
    handle: ({ ports, caller, body, request }) =>
      registerUser(ports, { pathEmail: body.email, request: body, bearer: caller, address: clientAddress(request) }),
  }),
  route({
    method: 'post',
    path: '/guests',
    access: 'anyone', // the ID token in the body is the proof
    checksApp: true,
    summary:
      'Registers a guest by the ID token of their anonymous account, or renews their token, in a house where people may order without an account.',
    body: { schema: registerGuestSchema, parse: parseRegisterGuestRequest },
    answer: { schema: issuedToken },
    refusals: [...TOKEN_REFUSALS, 'PROVIDER_NOT_ALLOWED', 'RATE_LIMITED'],
    handle: ({ ports, body, request }) =>
      registerGuest(ports, { accessToken: body.accessToken, address: clientAddress(request) }),
  }),
  route({
    method: 'delete',
    path: '/users/:email',
    params: z.object({ email: parameter(emailAddress) }),
    access: rolesWho(canManageUsers),
    summary: 'Deletes a user: the account and the record. Their orders stay, without the email.',
    answer: { schema: z.strictObject({ deletedCount: z.int() }) },
    inSteps: true,
    refusals: ['SELF', 'LAST_ADMIN', 'CONTENTION'],
    handle: ({ ports, caller, params }) => deleteUser(ports, caller, params),
  }),
  roleChange('get'),
  roleChange('post'),
  ...roleQuestion('admin', (is) => ({ admin: is })),
  ...roleQuestion('chef', (is) => ({ chef: is })),
];

/** The specification changes roles by GET; our own clients send the same as POST. */
function roleChange(method: Extract<Method, 'get' | 'post'>): Route {
  return route({
    method,
    path: '/users/role/:email/:role',
    params: z.object({ email: parameter(emailAddress), role: parameter(setUserRoleSchema.shape.role) }),
    access: rolesWho(canManageUsers),
    summary: 'Gives a user the role admin, chef or user.',
    answer: { schema: z.strictObject({ modifiedCount: z.int() }) },
    inSteps: true,
    refusals: ['SELF', 'LAST_ADMIN', 'BEING_DELETED', 'EMAIL_NOT_VERIFIED', 'CONTENTION'],
    changesByGet: true,
    handle: ({ ports, caller, params }) => setUserRole(ports, caller, params),
  });
}

/** Whether a user is an admin, or a chef; without an email, whether the caller is. */
function roleQuestion(role: Extract<Role, 'admin' | 'chef'>, toBody: (is: boolean) => unknown): readonly Route[] {
  const shared = {
    method: 'get',
    access: ROLES,
    answer: { schema: z.strictObject({ [role]: z.boolean() }), toBody },
  } as const;
  return [
    route({
      ...shared,
      path: `/${role}`,
      summary: `Whether the caller has the role ${role}.`,
      handle: ({ ports, caller }) => hasRole(ports, caller, null, role),
    }),
    route({
      ...shared,
      path: `/${role}/:email`,
      params: z.object({ email: emailAskedFor }),
      summary: `Whether somebody has the role ${role}: oneself, or anybody for an admin.`,
      refusals: ['NOT_YOURS'],
      handle: ({ ports, caller, params }) => hasRole(ports, caller, params.email, role),
    }),
  ];
}
