import { z } from 'zod';
import { answerOf } from '../../contracts/wire.ts';
import { ROLES } from '../roles.ts';
import { USER_FIELDS } from '../user.ts';
import type { UserDto } from './users.ts';

// The schema of an answer, for the OpenAPI document and for the tests that validate live answers.

export const userAnswer = answerOf<UserDto>(
  USER_FIELDS,
  { role: z.enum(ROLES) },
  { emailVerified: z.boolean().describe('whether the address is known to be theirs') },
);
