import {
  emailAddress,
  parseDeleteUserRequest,
  parseRegisterUserRequest,
  parseSetUserRoleRequest,
  registerUserSchema,
  ROLES,
  searchUsersSchema,
  toUserBody,
  userAnswer,
  userSearchOf,
  type Parsed,
  type Role,
} from '@foodhouse/domain';
import type { Request } from 'express';
import { z } from 'zod';
import { deleteUser } from '../services/delete-user.ts';
import { done, invalidFields, type Outcome } from '../services/outcomes.ts';
import type { Listed } from '../services/ports.ts';
import { registerUser } from '../services/register-user.ts';
import { setUserRole } from '../services/set-user-role.ts';
import { findUsers, hasRole, listUsers, type ListedUser } from '../services/users.ts';
import { clientAddress } from './client-address.ts';
import { linkNext, PAGE_QUERY, parameter, parseNamed, parsePage, queryText } from './parameters.ts';
import { route, type Call, type Method, type Route } from './route.ts';

export const userRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/users',
    access: ['admin'],
    summary: 'Everybody who registered, by email; with a search, at most 24 of those who are looked for.',
    query: {
      ...PAGE_QUERY,
      search: 'what an email or each of these words of a name begins with; its answer is one page',
    },
    answer: { schema: z.array(userAnswer), toBody: ({ items }: Listed<ListedUser>) => items.map(toUserBody) },
    async handle({ ports, request, response }) {
      const page = parsePage(request);
      if (!page.ok) return invalidFields(page.fields);
      const asked = parseNamed('search', searchUsersSchema, queryText(request, 'search'));
      if (!asked.ok) return invalidFields(asked.fields);
      const search = userSearchOf(asked.value);
      if (search) return done(await findUsers(ports, search));
      const listed = await listUsers(ports, page.value);
      linkNext(request, response, page.value, listed);
      return done(listed);
    },
  }),
  route({
    method: 'put',
    path: '/users/:email',
    access: 'optional', // the ID token in the body is the proof; a bearer, where one comes, must be the same person
    registers: true,
    summary:
      'Registers the person whose ID token is sent, or renews his token. Twenty new accounts a minute and address.',
    body: { schema: registerUserSchema, parse: parseRegisterUserRequest },
    answer: { schema: z.strictObject({ token: z.string() }) },
    refusals: [
      'TOKEN_INVALID',
      'TOKEN_EXPIRED',
      'TOKEN_REVOKED',
      'ACCOUNT_DISABLED',
      'IDENTITY_MISMATCH',
      'RATE_LIMITED',
    ],
    handle: ({ ports, caller, body, request }) =>
      registerUser(ports, parameter(request, 'email'), body, caller, clientAddress(request)),
  }),
  route({
    method: 'delete',
    path: '/users/:email',
    access: ['admin'],
    summary: 'Deletes a user: the account and the record. His orders stay, without his email.',
    answer: { schema: z.strictObject({ deletedCount: z.int() }) },
    refusals: ['SELF', 'LAST_ADMIN', 'CONTENTION'],
    async handle({ ports, caller, request }) {
      const asked = parseDeleteUserRequest({ email: parameter(request, 'email') });
      return asked.ok ? deleteUser(ports, caller, asked.value) : invalidFields(asked.fields);
    },
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
    access: ['admin'],
    summary: 'Gives a user the role admin, chef or user.',
    answer: { schema: z.strictObject({ modifiedCount: z.int() }) },
    refusals: ['SELF', 'LAST_ADMIN', 'EMAIL_NOT_VERIFIED', 'CONTENTION'],
    changesByGet: true,
    async handle({ ports, caller, request }) {
      const asked = parseSetUserRoleRequest({ email: parameter(request, 'email'), role: parameter(request, 'role') });
      return asked.ok ? setUserRole(ports, caller, asked.value) : invalidFields(asked.fields);
    },
  });
}

/** Whether somebody is an admin, or a chef; without an email, whether the caller is. */
function roleQuestion(role: Extract<Role, 'admin' | 'chef'>, toBody: (is: boolean) => unknown): readonly Route[] {
  const ask = async ({ ports, caller, request }: Call<typeof ROLES, undefined>): Promise<Outcome<boolean>> => {
    const email = emailAskedFor(request);
    return email.ok ? hasRole(ports, caller, email.value, role) : invalidFields(email.fields);
  };
  const answer = { schema: z.strictObject({ [role]: z.boolean() }), toBody };
  const shared = { method: 'get', access: ROLES, answer, handle: ask } as const;
  return [
    route({ ...shared, path: `/${role}`, summary: `Whether the caller has the role ${role}.` }),
    route({
      ...shared,
      path: `/${role}/:email`,
      summary: `Whether somebody has the role ${role}: oneself, or anybody for an admin.`,
      refusals: ['NOT_YOURS'],
    }),
  ];
}

/** Null for nobody in particular. Some clients ask before they know the email, and send the word for nothing. */
function emailAskedFor(request: Request): Parsed<string | null> {
  const email = parameter(request, 'email');
  const isMissing = email === '' || email === 'undefined' || email === 'null';
  return isMissing ? { ok: true, value: null } : parseNamed('email', emailAddress, email);
}
