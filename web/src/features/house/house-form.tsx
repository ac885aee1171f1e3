import { CURRENCIES, MEALTIMES, signOf, type HouseDto, type WhenNobodyListens } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useRows } from '../../lib/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { GuardUnsaved } from '../../ui/guard-unsaved.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { Radio } from '../../ui/radio.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { UNSEEN } from '../../ui/unseen.ts';
import { saveHouse } from './house-api.ts';
import { CARD, TICK } from './house-look.ts';
import { PARTS } from './house-parts.ts';
import { Section } from './house-section.tsx';
import { SaveProblem, type Problem } from './save-problem.tsx';
import { TIME_INPUT, timeField } from './time-text.ts';
import { dtoOf, errorsOf, fieldErrorsOf, NEW_RATE, valuesOf, type HouseValues } from './house-values.ts';

/** The settings of the house, saved as a whole: nobody's are overwritten. */
export function HouseForm({
  house,
  onSaved,
  onReload,
}: {
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
}): React.JSX.Element {
  const [saved, setSaved] = useState(house.version);
  // Another form of the page may have saved since.
  const version = Math.max(saved, house.version);
  const [problem, setProblem] = useState<Problem | null>(null);
  const rates = useRows(house.tax.rates.length);
  const [savedRates, setSavedRates] = useState(rates.names);
  const form = useForm<HouseValues>({ defaultValues: valuesOf(house) });
  const { register, unregister, getValues, setValue, setError, handleSubmit, reset, control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [timeZone, dayStart, givesVoucher, currency, hasDeadline, promises, takesLater] = useWatch({
    control,
    name: ['timeZone', 'dayStart', 'givesVoucher', 'currency', 'hasDeadline', 'promises', 'takesLater'],
  });
  const say = (wrong: Readonly<Record<string, string>>): void => {
    for (const [index, [name, message]] of Object.entries(wrong).entries())
      setError(name as keyof HouseValues, { type: 'contract', message }, { shouldFocus: index === 0 });
  };
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const dto = dtoOf(values, rates.names, version);
    const wrong = errorsOf(dto, rates.names);
    if (Object.keys(wrong).length > 0) return say(wrong);
    const result = await saveHouse(dto);
    switch (result.status) {
      case 'saved':
        setSaved(result.house.version);
        setSavedRates(rates.names);
        setValue('hadMealtimes', dto.mealtimes !== undefined);
        reset(getValues(), { keepValues: true });
        onSaved(result.house);
        toast.success('The house is up to date');
        return undefined;
      case 'invalid':
        return say(fieldErrorsOf(result.fields, rates.names));
      default:
        return setProblem(result);
    }
  });
  return (
    <Surface id={PARTS.rules} sx={CARD}>
      <GuardUnsaved isDirty={isDirty || rates.names !== savedRates} />
      <Form onSubmit={(event) => void submit(event)}>
        <Section title="Clock" text="Orders, stock and figures belong to a business day of the house.">
          <Box sx={PAIR}>
            <TimeZoneField field={register('timeZone')} error={errors.timeZone} />
            <Box sx={NARROW}>
              <FormTextField
                label="A day begins at"
                field={timeField(register('dayStart'))}
                error={errors.dayStart}
                inputProps={TIME_INPUT}
              />
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {dayText(dayStart, timeZone)}
          </Typography>
        </Section>
        <Section title="Currency" text="Of every price. What was ordered before stays in its own.">
          <Box sx={NARROW}>
            <CurrencyField field={register('currency')} error={errors.currency} />
          </Box>
        </Section>
        <Section
          id={PARTS.taxes}
          title="Taxes"
          text="Without a rate no tax is shown. The first rate is that of foods that name none."
        >
          <Box role="radiogroup" aria-label="Prices of the menu" sx={CHOICE}>
            <Box component="label">
              <Radio value="in" {...register('taxIs')} /> Prices contain the tax
            </Box>
            <Box component="label">
              <Radio value="on" {...register('taxIs')} /> It comes on top
            </Box>
          </Box>
          {rates.names.map((row, index) => (
            <Box key={row} role="group" aria-label={`Rate ${index + 1}`} sx={ROW}>
              <FormTextField label="Name" field={register(`rates.${row}.name`)} error={errors.rates?.[row]?.name} />
              <FormTextField
                label="Rate"
                field={register(`rates.${row}.percent`)}
                error={errors.rates?.[row]?.percent}
                inputProps={{ inputMode: 'decimal' }}
                endAdornment={<span aria-hidden="true">%</span>}
              />
              <IconButton
                aria-label={`Remove rate ${index + 1}`}
                onClick={() => {
                  rates.remove(row);
                  unregister(`rates.${row}`);
                }}
              >
                <Close />
              </IconButton>
            </Box>
          ))}
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              setValue(`rates.${rates.add()}`, NEW_RATE);
            }}
          >
            Add a rate
          </Button>
        </Section>
        <Section
          id={PARTS.orders}
          title="Answering"
          text="An order that nobody answers is rejected by itself, and its guest is told so."
        >
          <Box component="label" sx={TICK}>
            <Checkbox {...register('hasDeadline')} />
            <span>Answer every order within some minutes</span>
          </Box>
          {hasDeadline && (
            <Box sx={NUMBERS}>
              <FormTextField
                label="Minutes to answer"
                field={register('answerMinutes')}
                error={errors.answerMinutes}
                inputProps={{ inputMode: 'numeric' }}
              />
              <FormTextField
                label="Minutes after opening, if it came before"
                field={register('queuedAnswerMinutes')}
                error={errors.queuedAnswerMinutes}
                inputProps={{ inputMode: 'numeric' }}
              />
            </Box>
          )}
        </Section>
        <Section
          title="For later"
          text="Guests may choose a quarter of an hour to come, also while the house is closed. It is never moved."
        >
          <Box component="label" sx={TICK}>
            <Checkbox {...register('takesLater')} />
            <span>Take orders for later</span>
          </Box>
          {takesLater && (
            <Box sx={NUMBERS}>
              <FormTextField
                label="Minutes before it, at least"
                field={register('minMinutes')}
                error={errors.minMinutes}
                inputProps={{ inputMode: 'numeric' }}
              />
              <FormTextField
                label="Days ahead (0: today only)"
                field={register('maxDays')}
                error={errors.maxDays}
                inputProps={{ inputMode: 'numeric' }}
              />
            </Box>
          )}
        </Section>
        <Section
          title="Promising"
          text="Whoever accepts an order says by when it is ready, and its guest reads that time. It starts with these minutes."
        >
          <Box component="label" sx={TICK}>
            <Checkbox {...register('promises')} />
            <span>Promise a time with every order</span>
          </Box>
          {promises && (
            <Box sx={NUMBERS}>
              <FormTextField
                label="Minutes to prepare"
                field={register('prepMinutes')}
                error={errors.prepMinutes}
                inputProps={{ inputMode: 'numeric' }}
              />
            </Box>
          )}
        </Section>
        <Section
          title="Listening"
          text="A screen listens while a page of an admin is open on it who has turned the sound of the Order List on."
        >
          <Box role="radiogroup" aria-label="When no screen listens" sx={LIST}>
            {LISTENING.map(([value, words]) => (
              <Box component="label" key={value}>
                <Radio value={value} {...register('whenNobodyListens')} /> {words}
              </Box>
            ))}
          </Box>
        </Section>
        <Section title="Guests" text="With a name and a phone number, and three unanswered orders at most.">
          <Box component="label" sx={TICK}>
            <Checkbox {...register('takesGuests')} />
            <span>People may order without an account</span>
          </Box>
        </Section>
        <Section
          id={PARTS.mealtimes}
          title="Mealtimes"
          text="When foods of a mealtime are served. Without hours they are at all times; a food of two is served in both."
        >
          {MEALTIMES.map((mealtime) => (
            <Box key={mealtime} role="group" aria-label={`Hours of ${mealtime}`} sx={NUMBERS}>
              {(['from', 'to'] as const).map((end) => (
                <FormTextField
                  key={end}
                  label={`${WORDS[mealtime]} ${end}`}
                  field={timeField(register(`mealtimes.${mealtime}.${end}`))}
                  error={errors.mealtimes?.[mealtime]?.[end]}
                  inputProps={TIME_INPUT}
                />
              ))}
            </Box>
          ))}
          <Box component="label" sx={TICK}>
            <Checkbox {...register('enforceMealtimes')} />
            <span>Refuse orders of what is not served now</span>
          </Box>
        </Section>
        <Section title="Voucher" text="It is taken off the guest’s next basket by itself, for 90 days.">
          <Box component="label" sx={TICK}>
            <Checkbox {...register('givesVoucher')} />
            <span>Give a voucher with every fifth order that was delivered</span>
          </Box>
          {givesVoucher && (
            <Box sx={NUMBERS}>
              <FormTextField
                label="Worth"
                field={register('amount')}
                error={errors.amount}
                startAdornment={<Unit currency={currency} />}
                inputProps={{ inputMode: 'decimal' }}
              />
              <FormTextField
                label="For baskets from"
                field={register('minimum')}
                error={errors.minimum}
                startAdornment={<Unit currency={currency} />}
                inputProps={{ inputMode: 'decimal' }}
              />
            </Box>
          )}
        </Section>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <SaveProblem problem={problem} onReload={onReload} />
          <SubmitButton loading={isSubmitting}>Save</SubmitButton>
        </Box>
      </Form>
    </Surface>
  );
}

function TimeZoneField(props: Pick<Parameters<typeof FormTextField>[0], 'field' | 'error'>): React.JSX.Element {
  const id = useId();
  return (
    <>
      <FormTextField label="Time zone" {...props} inputProps={{ list: id, autoCapitalize: 'off', spellCheck: false }} />
      <datalist id={id}>
        {TIME_ZONES.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  );
}

function CurrencyField(props: Pick<Parameters<typeof FormTextField>[0], 'field' | 'error'>): React.JSX.Element {
  const id = useId();
  return (
    <>
      <FormTextField
        label="Prices are in"
        {...props}
        inputProps={{ list: id, autoCapitalize: 'characters', spellCheck: false, maxLength: 3 }}
      />
      <datalist id={id}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {CURRENCY_NAMES.of(code)}
          </option>
        ))}
      </datalist>
    </>
  );
}

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

function dayText(dayStart: string, timeZone: string): string {
  const place = timeZone === 'UTC' ? 'by the world’s clock (UTC)' : `on the clock of ${timeZone}`;
  return `A day runs from ${dayStart} to ${dayStart} ${place}: what is sold before ${dayStart} belongs to the day before.`;
}

function Unit({ currency }: { readonly currency: string }): React.JSX.Element {
  return (
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', mr: 1 }}>
      {CURRENCIES.includes(currency) ? signOf(currency) : ''}
    </Box>
  );
}

const WORDS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const;

const LISTENING = [
  ['nothing', 'Orders come in, heard or not'],
  ['warn', 'Warn admins on every page when no screen listens'],
  ['pause', 'Warn them, and take no orders until a screen listens again'],
] as const satisfies readonly (readonly [WhenNobodyListens, string])[];

const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;
/** Fields as narrow as what they hold. */
const NARROW = { '& div:has(> input)': { maxWidth: 120 } } as const;
const NUMBERS = { ...PAIR, ...NARROW, gridTemplateColumns: '1fr 1fr', alignItems: 'end' } as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px auto',
  columnGap: 1,
  alignItems: 'start',
  '& > button': { mt: 3.5 },
  // The labels of the first one are the heads of all.
  '[role="group"] + &': { '& div:has(> label)': UNSEEN, '& > button': { mt: 0.25 } },
} as const;
const CHOICE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' },
} as const;
const LIST = { ...CHOICE, flexDirection: 'column', alignItems: 'flex-start', '& input': { flexShrink: 0 } } as const;
