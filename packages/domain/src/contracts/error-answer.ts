import { z } from 'zod';
import { ERROR_STATUSES, REASONS, type ErrorBody } from './errors.ts';

// The schema of an answer, for the OpenAPI document and for the tests that validate live answers.

export const errorAnswer: z.ZodType<ErrorBody> = z.strictObject({
  error: z.strictObject({
    status: z.enum(ERROR_STATUSES),
    message: z.string(),
    details: z.looseObject({ reason: z.enum(REASONS), requestId: z.uuid() }),
  }),
});
