import { parseSaveHouseRequest, type FieldErrors, type HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Form } from '../../ui/form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { GuardUnsaved } from '../../ui/guard-unsaved.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { saveHouse } from './house-api.ts';
import { CARD, DENSE_FIELDS } from './house-look.ts';
import { PARTS } from './house-parts.ts';
import { SaveProblem, type Problem } from './save-problem.tsx';

interface AboutValues {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

const NOTHING: AboutValues = { name: '', address: '', phone: '' };

const WORDS: Readonly<Record<keyof AboutValues, string>> = {
  name: 'The name of the house, up to 80 characters',
  address: 'An address in one line, up to 200 characters',
  phone: 'A phone number such as +49 30 123456',
};

/** Who the house is, and how guests reach it. Saved for itself, with the other settings as they are. */
export function AboutForm({
  house,
  onSaved,
  onReload,
}: {
  /** As it was saved last, also by another form of the page. */
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
}): React.JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<AboutValues>({
    defaultValues: house.about ?? NOTHING,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const say = (fields: FieldErrors): void => {
    for (const [index, path] of Object.keys(fields).entries()) {
      const field = path.split('.')[1];
      if (field === 'name' || field === 'address' || field === 'phone')
        setError(field, { type: 'contract', message: WORDS[field] }, { shouldFocus: index === 0 });
      else setProblem({ status: 'failed', sentence: `${path}: ${String(fields[path])}` });
    }
  };
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const isEmpty = Object.values(values).every((text) => text.trim() === '');
    const dto: HouseDto = { ...house, about: isEmpty ? null : { ...values, phone: values.phone.trim() } };
    const parsed = parseSaveHouseRequest(dto);
    if (!parsed.ok) return say(parsed.fields);
    const result = await saveHouse(dto);
    switch (result.status) {
      case 'saved':
        toast.success('Guests read it from now on');
        reset(values);
        return onSaved(result.house);
      case 'invalid':
        return say(result.fields);
      default:
        return setProblem(result);
    }
  });
  return (
    <Surface id={PARTS.house} sx={CARD}>
      <GuardUnsaved isDirty={isDirty} />
      <Form onSubmit={(event) => void submit(event)}>
        <Typography component="h2" variant="h3">
          The house
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Guests read it when nobody has answered their order, and search engines show it.
        </Typography>
        <Box sx={FIELDS}>
          <FormTextField label="Name of the house" field={register('name')} error={errors.name} />
          <FormTextField label="Phone" type="tel" field={register('phone')} error={errors.phone} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormTextField label="Address" field={register('address')} error={errors.address} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <SaveProblem problem={problem} onReload={onReload} />
          <SubmitButton loading={isSubmitting}>Save the house</SubmitButton>
        </Box>
      </Form>
    </Surface>
  );
}

const FIELDS = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, ...DENSE_FIELDS } as const;
