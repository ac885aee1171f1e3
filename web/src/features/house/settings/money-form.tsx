import { CURRENCIES, perLocale, signOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState, type ComponentProps } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useRows } from '../../../lib/use-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field, NarrowField, Tick } from './fields.tsx';
import { CHOICE, NUMBERS } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { byRow, expectedIn, moneyDtoOf, moneyOf, NEW_RATE, type MoneyValues } from './money-values.ts';
import { PartForm } from './part-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { sayAtFields } from './refused-fields.ts';
import { useSave, type PartProps } from './use-save.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Currency, taxes and voucher: one form, because amounts have the decimals of the currency. */
export function MoneyForm(props: PartProps): React.JSX.Element {
  const rates = useRows(props.house.tax.rates.length);
  const [savedRates, setSavedRates] = useState(rates.names);
  const form = useForm<MoneyValues>({ defaultValues: moneyOf(props.house) });
  const { register, unregister, getValues, setValue, setError, handleSubmit, reset, control, formState } = form;
  const { errors, isDirty } = formState;
  const givesVoucher = useWatch({ control, name: 'givesVoucher' });
  const { save, ...state } = useSave(props, texts.moneyIsSaved(), (fields) =>
    sayAtFields(byRow(fields, rates.names), expectedIn(rates.names), (name, ...error) => {
      setError(name as keyof MoneyValues, ...error);
    }),
  );
  const submit = handleSubmit(async (values) => {
    if (!(await save(moneyDtoOf(values, rates.names, props.house)))) return;
    setSavedRates(rates.names);
    reset(getValues(), { keepValues: true });
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveMoney()}
      isDirty={isDirty || rates.names !== savedRates}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={texts.currency()} text={texts.currencyHelp()}>
        <CurrencyField field={register('currency')} error={errors.currency} />
      </Section>
      <Section hasChoice title={texts.taxes()} text={texts.taxesHelp()}>
        <Box role="radiogroup" aria-label={texts.pricesOfTheMenu()} sx={CHOICE}>
          <Choice value="in" {...register('taxIs')}>
            {texts.taxIsIn()}
          </Choice>
          <Choice value="on" {...register('taxIs')}>
            {texts.taxIsOnTop()}
          </Choice>
        </Box>
        {rates.names.map((row, index) => (
          <Box key={row} role="group" aria-label={texts.rateNumber({ number: index + 1 })} sx={RATE}>
            <Field
              label={common.name()}
              hiddenLabel={index > 0}
              field={register(`rates.${row}.name`)}
              error={errors.rates?.[row]?.name}
            />
            <Field
              label={texts.rate()}
              hiddenLabel={index > 0}
              field={register(`rates.${row}.percent`)}
              error={errors.rates?.[row]?.percent}
              inputProps={{ inputMode: 'decimal' }}
              endAdornment={<span aria-hidden="true">%</span>}
            />
            <RemoveButton
              what="rate"
              label={texts.removeRate({ number: index + 1 })}
              sx={index === 0 ? BELOW_LABEL : BESIDE_FIELD}
              onClick={() => {
                rates.remove(row);
                unregister(`rates.${row}`);
              }}
            />
          </Box>
        ))}
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setValue(`rates.${rates.add()}`, NEW_RATE);
          }}
        >
          {texts.addARate()}
        </Button>
      </Section>
      <Section hasChoice title={texts.voucher()} text={texts.voucherHelp()}>
        <Tick {...register('givesVoucher')}>{texts.giveVouchers()}</Tick>
        {givesVoucher && <VoucherFields form={form} />}
      </Section>
    </PartForm>
  );
}

function VoucherFields({ form }: { readonly form: UseFormReturn<MoneyValues> }): React.JSX.Element {
  const { register, control, formState } = form;
  const { errors } = formState;
  const currency = useWatch({ control, name: 'currency' });
  return (
    <Box sx={NUMBERS}>
      <NarrowField
        label={texts.voucherWorth()}
        field={register('voucher.amount')}
        error={errors.voucher?.amount}
        startAdornment={<Unit currency={currency} />}
        inputProps={{ inputMode: 'decimal' }}
      />
      <NarrowField
        label={texts.voucherMinimum()}
        field={register('voucher.minimum')}
        error={errors.voucher?.minimum}
        startAdornment={<Unit currency={currency} />}
        inputProps={{ inputMode: 'decimal' }}
      />
    </Box>
  );
}

function CurrencyField(props: Pick<ComponentProps<typeof Field>, 'field' | 'error'>): React.JSX.Element {
  const id = useId();
  return (
    <div>
      <NarrowField
        label={texts.pricesAreIn()}
        {...props}
        inputProps={{ list: id, autoCapitalize: 'characters', spellCheck: false, maxLength: 3 }}
      />
      <datalist id={id}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {currencyNames().of(code)}
          </option>
        ))}
      </datalist>
    </div>
  );
}

const currencyNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'currency' }));

function Unit({ currency }: { readonly currency: string }): React.JSX.Element {
  return (
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
      {CURRENCIES.includes(currency) ? signOf(currency) : ''}
    </Box>
  );
}

const RATE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 112px auto', sm: 'minmax(0, 280px) 112px auto' },
  columnGap: 1.5,
  alignItems: 'start',
} as const;
/** The labels of the first one are the heads of all. */
const BELOW_LABEL = { mt: 4 } as const;
const BESIDE_FIELD = { mt: 0.75 } as const;
