import { answerOf } from '../../contracts/wire.ts';
import { REVIEW_FIELDS } from '../review.ts';
import type { ReviewDto } from './reviews.ts';

// The schema of an answer, for the OpenAPI document and for the tests that validate live answers.

export const reviewAnswer = answerOf<ReviewDto>(REVIEW_FIELDS, { img: 'the reviewer’s email, masked but for admins' });
