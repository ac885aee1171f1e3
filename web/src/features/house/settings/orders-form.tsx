import type { WhenNobodyListens } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Choice, NumberField, Tick } from './fields.tsx';
import { CHOICE_LIST, NUMBERS } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { EXPECTED, ordersDtoOf, ordersOf, type OrdersValues } from './orders-values.ts';
import { PartForm } from './part-form.tsx';
import { sayAtFields } from './refused-fields.ts';
import { useSave, type PartProps } from './use-save.ts';

/** What becomes of an order: who may place it, by when it is answered, and what its guest is promised. */
export function OrdersForm(props: PartProps): React.JSX.Element {
  const form = useForm<OrdersValues>({ defaultValues: ordersOf(props.house) });
  const { register, control, setError, handleSubmit, reset, formState } = form;
  const { errors, isDirty } = formState;
  const [hasDeadline, takesLater, promises] = useWatch({ control, name: ['hasDeadline', 'takesLater', 'promises'] });
  const { save, ...state } = useSave(props, 'The rules of orders are up to date', (fields) =>
    sayAtFields(fields, EXPECTED, (name, ...error) => {
      setError(name as keyof OrdersValues, ...error);
    }),
  );
  const submit = handleSubmit(async (values) => {
    if (await save(ordersDtoOf(values))) reset(values, { keepValues: true });
  });
  return (
    <PartForm
      {...props}
      {...state}
      button="Save the rules of orders"
      isDirty={isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section
        hasChoice
        title="Answering"
        text="An order that nobody answers is rejected by itself, and its guest is told so."
      >
        <Tick {...register('hasDeadline')}>Answer every order within some minutes</Tick>
        {hasDeadline && (
          <Box sx={NUMBERS}>
            <NumberField label="Minutes to answer" field={register('answerMinutes')} error={errors.answerMinutes} />
            <NumberField
              label="Minutes after opening, if it came before"
              field={register('queuedAnswerMinutes')}
              error={errors.queuedAnswerMinutes}
            />
          </Box>
        )}
      </Section>
      <Section
        hasChoice
        title="For later"
        text="Guests may choose a quarter of an hour to come, also while the house is closed. It is never moved."
      >
        <Tick {...register('takesLater')}>Take orders for later</Tick>
        {takesLater && (
          <Box sx={NUMBERS}>
            <NumberField
              label="Minutes before it, at least"
              field={register('later.minMinutes')}
              error={errors.later?.minMinutes}
            />
            <NumberField
              label="Days ahead (0: today only)"
              field={register('later.maxDays')}
              error={errors.later?.maxDays}
            />
          </Box>
        )}
      </Section>
      <Section
        hasChoice
        title="Promising"
        text="Whoever accepts an order says by when it is ready, and its guest reads that time. It starts with these minutes."
      >
        <Tick {...register('promises')}>Promise a time with every order</Tick>
        {promises && (
          <Box sx={NUMBERS}>
            <NumberField label="Minutes to prepare" field={register('prepMinutes')} error={errors.prepMinutes} />
          </Box>
        )}
      </Section>
      <Listening register={register} />
      <Section
        title="Size"
        text="Of all foods of one order together. Twice as many portions of one customer may wait for an answer."
      >
        <Box sx={NUMBERS}>
          <NumberField
            label="Portions in one order, at most"
            field={register('maxPortions')}
            error={errors.maxPortions}
          />
        </Box>
      </Section>
      <Section hasChoice title="Guests" text="With a name and a phone number, and three unanswered orders at most.">
        <Tick {...register('takesGuests')}>People may order without an account</Tick>
      </Section>
    </PartForm>
  );
}

/** What becomes of orders that nobody hears. */
function Listening({ register }: Pick<UseFormReturn<OrdersValues>, 'register'>): React.JSX.Element {
  return (
    <Section
      hasChoice
      title="Listening"
      text="A screen listens while a page of an admin is open on it who has turned the sound of the Order List on."
    >
      <Box role="radiogroup" aria-label="When no screen listens" sx={CHOICE_LIST}>
        {LISTENING.map(([value, words]) => (
          <Choice key={value} value={value} {...register('whenNobodyListens')}>
            {words}
          </Choice>
        ))}
      </Box>
    </Section>
  );
}

const LISTENING = [
  ['nothing', 'Orders come in, heard or not'],
  ['warn', 'Warn admins on every page when no screen listens'],
  ['pause', 'Warn them, and take no orders until a screen listens again'],
] as const satisfies readonly (readonly [WhenNobodyListens, string])[];
