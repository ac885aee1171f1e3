import { DEFAULT_SETTINGS, HOUSE_LINKS, type HouseDto, type HouseLink } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { AccentField } from './accent-field.tsx';
import { Field, NarrowField } from './fields.tsx';
import { PAIR } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { PartForm } from './part-form.tsx';
import { TIME_INPUT } from '../../../lib/time-text.ts';
import { timeField } from './time-text.ts';
import { sayAtFields } from './refused-fields.ts';
import { SignField } from './sign-field.tsx';
import { useSave, type PartProps } from './use-save.ts';
import { browserZone } from '../../../lib/clock.ts';
import * as texts from './texts.ts';

type IdentityValues = Pick<HouseDto, 'timeZone' | 'dayStart'> & {
  readonly about: NonNullable<HouseDto['about']> & {
    readonly links: Readonly<Record<HouseLink, string>>;
    readonly accent: string;
    readonly sign: string;
  };
};

const NO_LINKS = { map: '', instagram: '', facebook: '', tiktok: '' } as const satisfies Record<HouseLink, ''>;
const NOTHING = { name: '', address: '', phone: '', accent: '', sign: '' };

/**
 * Who the house is and how guests reach it, and its clock.
 * @param props.shows of the one form, where it is asked in two steps: first the name and the look, then the rest
 * @param props.otherStep the name of the other step
 */
export function IdentityForm({
  shows = 'all',
  otherStep = '',
  ...props
}: PartProps & { readonly shows?: 'all' | 'name' | 'place'; readonly otherStep?: string }): React.JSX.Element {
  const { about, timeZone, dayStart, notOpenYet } = props.house;
  const asksPlace = shows !== 'name';
  const asksLook = shows !== 'place';
  // Without a name the house takes nothing else of who it is.
  const asksName = asksLook || (about?.name ?? '') === '';
  const { register, handleSubmit, setError, reset, control, setValue, clearErrors, formState } =
    useForm<IdentityValues>({
      defaultValues: {
        about: { ...NOTHING, ...about, links: { ...NO_LINKS, ...about?.links } },
        // Whoever sets a house up sits in it.
        timeZone: notOpenYet && timeZone === DEFAULT_SETTINGS.timeZone ? browserZone() : timeZone,
        dayStart,
      },
    });
  const { errors, isDirty } = formState;
  const { save, ...state } = useSave(props, texts.houseIsSaved(), (fields) =>
    sayAtFields(
      fields,
      EXPECTED,
      (name, ...error) => {
        setError(name as keyof IdentityValues, ...error);
      },
      {
        isAway: (name) => !(name === 'about.name' ? asksName : LOOK.has(name) ? asksLook : asksPlace),
        step: otherStep,
      },
    ),
  );
  const submit = handleSubmit(async (values) => {
    if (await save(identityDtoOf(values))) reset(values, { keepValues: true });
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveTheHouse()}
      isDirty={isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={texts.theHouse()} text={asksPlace ? texts.theHouseAndMapHelp() : texts.theHouseHelp()}>
        <Box sx={PAIR}>
          {asksName && (
            <Field label={texts.nameOfTheHouse()} field={register('about.name')} error={errors.about?.name} />
          )}
          {asksPlace && (
            <Field label={texts.phone()} type="tel" field={register('about.phone')} error={errors.about?.phone} />
          )}
        </Box>
        {asksPlace && (
          <>
            <Field label={texts.address()} field={register('about.address')} error={errors.about?.address} />
            <Box sx={PAIR}>
              {HOUSE_LINKS.map((link) => (
                <Field
                  key={link}
                  label={texts.linkTo({ link })}
                  type="url"
                  field={register(`about.links.${link}`)}
                  error={errors.about?.links?.[link]}
                />
              ))}
            </Box>
          </>
        )}
      </Section>
      {asksLook && (
        <Section title={texts.look()} text={texts.lookHelp()}>
          <Sign
            control={control}
            error={errors.about?.sign?.message}
            onChange={(sign) => {
              setValue('about.sign', sign, { shouldDirty: true });
              clearErrors('about.sign');
            }}
          />
          <Accent
            control={control}
            field={register('about.accent')}
            error={errors.about?.accent}
            onPick={(color) => {
              setValue('about.accent', color, { shouldDirty: true });
            }}
          />
        </Section>
      )}
      {asksPlace && (
        <Section title={texts.clock()} text={texts.clockHelp()}>
          <Box sx={PAIR}>
            <TimeZoneField field={register('timeZone')} error={errors.timeZone} />
            <NarrowField
              label={texts.aDayBeginsAt()}
              field={timeField(register('dayStart'))}
              error={errors.dayStart}
              inputProps={TIME_INPUT}
            />
          </Box>
          <DayText control={control} stored={timeZone} />
        </Section>
      )}
    </PartForm>
  );
}

/** What is saved of it. A house without a word of itself says nothing. */
function identityDtoOf({ about, timeZone, dayStart }: IdentityValues): Partial<HouseDto> {
  const { links, accent, sign, ...said } = about;
  const entries = Object.entries(links).map(([link, address]) => [link, address.trim()] as const);
  const known = entries.filter(([, address]) => address !== '');
  const color = accent.trim();
  const isEmpty = [...Object.values(said).map((text) => text.trim()), color, sign, ...known].every(
    (text) => text === '',
  );
  return {
    about: isEmpty
      ? null
      : {
          ...said,
          phone: said.phone.trim(),
          ...(known.length > 0 && { links: Object.fromEntries(known) }),
          ...(color !== '' && { accent: color }),
          ...(sign !== '' && { sign }),
        },
    timeZone: timeZone.trim(),
    dayStart,
  };
}

/** Under the path of each field in the settings, which is its name in the form too. */
const EXPECTED: Readonly<Record<string, string>> = {
  'about.name': texts.nameLimits(),
  'about.phone': texts.phoneSample(),
  'about.address': texts.addressLimits(),
  'about.links.map': texts.mapLimits(),
  'about.links.instagram': texts.profileSample({ network: 'instagram' }),
  'about.links.facebook': texts.profileSample({ network: 'facebook' }),
  'about.links.tiktok': texts.profileSample({ network: 'tiktok' }),
  'about.sign': texts.signIsGone(),
  'about.accent': texts.accentSample(),
  timeZone: texts.timeZoneSample(),
  dayStart: texts.dayStartSample(),
};
/** Those of them that are asked with the name. */
const LOOK: ReadonlySet<string> = new Set(['about.sign', 'about.accent']);

/** Apart from the form, which a letter would render again. */
function Accent({
  control,
  ...field
}: { readonly control: Control<IdentityValues> } & Omit<
  ComponentProps<typeof AccentField>,
  'typed'
>): React.JSX.Element {
  return <AccentField {...field} typed={useWatch({ control, name: 'about.accent' })} />;
}

/** The same of the sign, beside the name as it is typed. */
function Sign({
  control,
  ...field
}: { readonly control: Control<IdentityValues> } & Omit<
  ComponentProps<typeof SignField>,
  'name' | 'sign'
>): React.JSX.Element {
  const [name, sign] = useWatch({ control, name: ['about.name', 'about.sign'] });
  return <SignField {...field} name={name} sign={sign} />;
}

function TimeZoneField(props: Pick<ComponentProps<typeof Field>, 'field' | 'error'>): React.JSX.Element {
  const id = useId();
  return (
    <>
      <Field label={texts.timeZone()} {...props} inputProps={{ list: id, autoCapitalize: 'off', spellCheck: false }} />
      <datalist id={id}>
        {TIME_ZONES.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  );
}

const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** What the clock means, once its zone is typed whole. Apart from the form, whose lists a letter would render again. */
function DayText({
  control,
  stored,
}: {
  readonly control: Control<IdentityValues>;
  /** The zone that the house has: an older name of one is in no list. */
  readonly stored: string;
}): React.JSX.Element {
  const [typed, dayStart] = useWatch({ control, name: ['timeZone', 'dayStart'] });
  const timeZone = [stored, ...TIME_ZONES].find((zone) => zone.toLowerCase() === typed.trim().toLowerCase());
  const words =
    timeZone === 'UTC' ? texts.dayRunsInUtc({ dayStart }) : timeZone && texts.dayRuns({ dayStart, timeZone });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1lh' }}>
      {words}
    </Typography>
  );
}
