import { LIMITS, parseSendReviewRequest } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useSession } from '../../../data/session-context.tsx';
import { hasSignedOut } from '../../../data/session-store.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { GuardUnsaved } from '../../../ui/guard-unsaved.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { isUnanswered } from '../../../lib/is-unanswered.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { sendReview, type SendReviewResult } from '../api/send-review.ts';
import { Surface } from '../../../ui/surface.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface ReviewValues {
  readonly name: string;
  readonly description: string;
  readonly img: string;
}

const EMPTY: ReviewValues = { name: '', description: '', img: '' };

const resolver: Resolver<ReviewValues> = (values) => {
  const parsed = parseSendReviewRequest(values);
  if (parsed.ok) return { values, errors: {} };
  const errors = Object.entries(parsed.fields).map(([field, message]) => [
    field,
    { type: 'contract', message: sentenceOf(field as keyof ReviewValues, message) },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** The form of a review, for everybody. Typed text survives a failure. */
export function ReviewForm(): React.JSX.Element {
  const { register, handleSubmit, reset, setError, formState, control } = useForm<ReviewValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const description = useWatch({ control, name: 'description' });
  const [problem, setProblem] = useState<string | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const isOnline = useOnline();
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    setWritten({ ...values, isSent: false });
    const result = await sendReview(values);
    setWritten(result.status === 'sent' ? { ...values, isSent: true } : null);
    if (result.status === 'sent') {
      toast.success(texts.reviewSent());
      reset(EMPTY);
    } else if (result.status === 'invalid') {
      for (const [field, message] of Object.entries(result.fields) as [keyof ReviewValues, string][])
        setError(field, { message: sentenceOf(field, message) });
    } else setProblem(explain(result));
  });
  const hasLeft = hasSignedOut(useSession());
  useEffect(() => {
    if (hasLeft) reset(EMPTY); // name and address are nobody else's
  }, [hasLeft, reset]);
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <GuardUnsaved isDirty={isDirty} />
      <FormTextField label={common.name()} autoComplete="name" required field={register('name')} error={errors.name} />
      <FormTextField
        label={texts.description()}
        multiline
        field={register('description')}
        error={errors.description}
        hint={texts.lengthOf({ count: description.length, most: LIMITS.reviewText })}
      />
      <FormTextField
        label={common.email()}
        type="email"
        autoComplete="email"
        field={register('img')}
        error={errors.img}
        hint={texts.emailHint()}
      />
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {!isOnline && <Alert severity="warning">{texts.offline()}</Alert>}
      <SubmitButton loading={isSubmitting} disabled={!isOnline}>
        {texts.send()}
      </SubmitButton>
      {written && <WrittenReview {...written} />}
    </Form>
  );
}

interface Written extends ReviewValues {
  readonly isSent: boolean;
}

/** The new review as others see it: shown at once, and removed when the server refuses it. */
function WrittenReview({ name, description, isSent }: Written): React.JSX.Element {
  return (
    <Surface
      component="figure"
      aria-label={texts.yourReview()}
      radius="field"
      sx={{ m: 0, mt: 2, p: 2, bgcolor: 'transparent' }}
    >
      <Box component="blockquote" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {description}
      </Box>
      <Box component="figcaption" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {name} · {isSent ? texts.sent() : texts.sending()}
      </Box>
    </Surface>
  );
}

const MOST = { name: LIMITS.name, description: LIMITS.reviewText, img: LIMITS.email } as const;

/** @param expected of the contract, in its words for developers */
function sentenceOf(field: keyof ReviewValues, expected: string): string {
  if (expected === 'expected some text') return texts.nameMissing();
  return expected.startsWith('expected at most') ? texts.tooLong({ most: MOST[field] }) : texts.unsafe();
}

function explain(result: Exclude<SendReviewResult, { status: 'sent' | 'invalid' }>): string {
  if (result.status === 'too-many') return texts.tooMany({ minutes: Math.ceil(result.waitSeconds / 60) });
  return isUnanswered(result.reason) ? texts.unanswered() : texts.notSaved();
}
