import { ORDER_WORDS, type WhenNobodyListens } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { confirmWords } from '../../../lib/confirm-words.ts';
import { Choice, NumberField, Tick } from './fields.tsx';
import { CHOICE_LIST, NUMBERS } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { EXPECTED, ordersDtoOf, ordersOf, type OrdersValues } from './orders-values.ts';
import { PartForm } from './part-form.tsx';
import { sayAtFields } from './refused-fields.ts';
import { useSave, type PartProps } from './use-save.ts';
import * as texts from './texts.ts';

/** What becomes of an order: who may place it, by when it is answered, and what its guest is promised. */
export function OrdersForm(props: PartProps): React.JSX.Element {
  const form = useForm<OrdersValues>({ defaultValues: ordersOf(props.house) });
  const { register, control, setError, handleSubmit, reset, formState } = form;
  const { errors, isDirty } = formState;
  const [hasDeadline, takesLater, promises] = useWatch({ control, name: ['hasDeadline', 'takesLater', 'promises'] });
  const { save, ...state } = useSave(props, texts.ordersAreSaved(), (fields) =>
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
      button={texts.saveOrders()}
      isDirty={isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section hasChoice title={texts.answering()} text={texts.answeringHelp()}>
        <Tick {...register('hasDeadline')}>{texts.answerWithinMinutes()}</Tick>
        {hasDeadline && (
          <Box sx={NUMBERS}>
            <NumberField
              label={texts.timeToAnswer()}
              unit={texts.minutes()}
              field={register('answerMinutes')}
              error={errors.answerMinutes}
            />
            <NumberField
              label={texts.timeAfterOpening()}
              unit={texts.minutes()}
              field={register('queuedAnswerMinutes')}
              error={errors.queuedAnswerMinutes}
            />
          </Box>
        )}
      </Section>
      <Section hasChoice title={texts.forLater()} text={texts.forLaterHelp()}>
        <Tick {...register('takesLater')}>{texts.takeOrdersForLater()}</Tick>
        {takesLater && (
          <Box sx={NUMBERS}>
            <NumberField
              label={texts.earliest()}
              unit={texts.minutes()}
              field={register('later.minMinutes')}
              error={errors.later?.minMinutes}
            />
            <NumberField
              label={texts.howFarAhead()}
              unit={texts.daysUnit()}
              field={register('later.maxDays')}
              error={errors.later?.maxDays}
            />
          </Box>
        )}
      </Section>
      <Section hasChoice title={texts.promising()} text={texts.promisingHelp()}>
        <Tick {...register('promises')}>{texts.promiseTimes()}</Tick>
        {promises && (
          <Box sx={NUMBERS}>
            <NumberField
              label={texts.timeToPrepare()}
              unit={texts.minutes()}
              field={register('prepMinutes')}
              error={errors.prepMinutes}
            />
          </Box>
        )}
      </Section>
      <Listening register={register} />
      <Section title={texts.largestOrder()} text={texts.sizeHelp()}>
        <Box sx={NUMBERS}>
          <NumberField
            label={texts.inOneOrder()}
            unit={texts.portionsUnit()}
            field={register('maxPortions')}
            error={errors.maxPortions}
          />
        </Box>
      </Section>
      <Section hasChoice title={texts.guests()} text={texts.guestsHelp()}>
        <Tick {...register('takesGuests')}>{texts.takeGuests()}</Tick>
        <Tick {...register('askConsent')}>{texts.askConsent()}</Tick>
      </Section>
      <OrderButton register={register} />
    </PartForm>
  );
}

/** What the button says that orders. */
function OrderButton({ register }: Pick<UseFormReturn<OrdersValues>, 'register'>): React.JSX.Element {
  return (
    <Section hasChoice title={texts.orderButton()} text={texts.orderButtonHelp()}>
      <Box role="radiogroup" aria-label={texts.orderButtonSays()} sx={CHOICE_LIST}>
        {ORDER_WORDS.map((words) => (
          <Choice key={words} value={words} {...register('orderWords')}>
            {confirmWords(words)}
          </Choice>
        ))}
      </Box>
    </Section>
  );
}

/** What becomes of orders that nobody hears. */
function Listening({ register }: Pick<UseFormReturn<OrdersValues>, 'register'>): React.JSX.Element {
  return (
    <Section hasChoice title={texts.listening()} text={texts.listeningHelp()}>
      <Box role="radiogroup" aria-label={texts.whenNoScreenListens()} sx={CHOICE_LIST}>
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
  ['nothing', texts.listeningIgnored()],
  ['warn', texts.listeningWarns()],
  ['pause', texts.listeningPauses()],
] as const satisfies readonly (readonly [WhenNobodyListens, string])[];
