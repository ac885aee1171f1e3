import { OWN_TITLES, type OwnSection } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { Field, Tick } from './fields.tsx';
import { homeDtoOf, homeValuesOf, inForm, orderOf, type HomeValues } from './home-values.ts';
import { Rows, Section } from './house-section.tsx';
import { PartForm } from './part-form.tsx';
import { sayAtFields } from './refused-fields.ts';
import { SeePage } from './see-page.tsx';
import { useSave, type PartProps } from './use-save.ts';
import * as texts from './texts.ts';

/** The home page: the words at its top, and which sections are shown, in their order and words. */
export function HomeForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  const [order, setOrder] = useState(() => orderOf(house));
  const [savedOrder, setSavedOrder] = useState(order);
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm<HomeValues>({
    defaultValues: homeValuesOf(house),
  });
  const { errors, isDirty } = formState;
  const { save, ...state } = useSave(props, texts.homePageIsSaved(), (fields) =>
    sayAtFields(inForm(fields, getValues(), order), EXPECTED, (name, ...error) => {
      setError(name as keyof HomeValues, ...error);
    }),
  );
  const submit = handleSubmit(async (values) => {
    if (!(await save({ home: homeDtoOf(values, order) }))) return;
    reset(values, { keepValues: true });
    setSavedOrder(order);
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveTheHomePage()}
      isDirty={isDirty || order.join() !== savedOrder.join()}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={texts.homePage()} text={texts.homePageHelp()}>
        {house.about === null ? (
          <Box sx={NO_NAME}>
            {texts.homePageNeedsAName()}
            <LinkButton to={{ hash: 'about' }} variant="outlined">
              {texts.sayTheName()}
            </LinkButton>
          </Box>
        ) : (
          <Box sx={SEE}>
            <SeePage to={paths.home} name={texts.homePage()} />
          </Box>
        )}
        <Field
          label={texts.headline()}
          field={register('headline')}
          error={errors.headline}
          inputProps={{ placeholder: house.about?.name }}
        />
        <Field
          multiline
          label={texts.introduction()}
          field={register('introduction')}
          error={errors.introduction}
          inputProps={{ rows: 2 }}
        />
      </Section>
      <Rows title={texts.sections()} text={texts.sectionsHelp()}>
        <Box aria-hidden sx={HEAD}>
          <Box component="span" sx={{ gridColumn: 2 }}>
            {texts.sectionShown()}
          </Box>
          {texts.heading()}
        </Box>
        <SortableRows
          names={order}
          label={(name) => WORDS[name as OwnSection]}
          onMove={(name, to) => {
            setOrder(order.filter((one) => one !== name).toSpliced(to, 0, name as OwnSection));
          }}
        >
          {(row, _index, { grip, arrows }) => {
            const name = row as OwnSection; // they are the names that it was given
            return (
              <Box role="group" aria-label={WORDS[name]} sx={ROW}>
                <Box sx={BESIDE}>{grip}</Box>
                <Tick {...register(`shown.${name}`)}>{WORDS[name]}</Tick>
                <Box sx={HEADING}>
                  <Box aria-hidden sx={LABEL}>
                    {texts.heading()}
                  </Box>
                  <Field
                    hiddenLabel
                    label={texts.headingOf({ name: WORDS[name] })}
                    field={register(`titles.${name}`)}
                    error={errors.titles?.[name]}
                    inputProps={{ placeholder: OWN_TITLES[name]() }}
                  />
                </Box>
                <Box sx={ARROWS}>{arrows}</Box>
              </Box>
            );
          }}
        </SortableRows>
      </Rows>
    </PartForm>
  );
}

const WORDS: Readonly<Record<OwnSection, string>> = {
  features: texts.featuresSection(),
  menu: texts.menuSection(),
  popular: texts.popularSection(),
  discover: texts.discoverSection(),
};

/** By the names of the fields in the form. */
const EXPECTED: Readonly<Record<string, string>> = {
  headline: texts.headlineLimits(),
  introduction: texts.introductionLimits(),
  'titles.features': texts.headlineLimits(),
  'titles.menu': texts.headlineLimits(),
  'titles.popular': texts.headlineLimits(),
  'titles.discover': texts.headlineLimits(),
};

const NO_NAME = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 600 } as const;
/** Begins where the fields do. */
const SEE = { justifySelf: 'start', marginInlineStart: -1 } as const;
/** On a phone the heading is below its section. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr) auto', md: '44px 260px minmax(0, 1fr) 88px' },
  columnGap: 1,
  alignItems: 'center',
  py: { xs: 1, md: 0 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
/** The names of the columns, and on a phone that of each field. */
const HEAD = {
  ...ROW,
  display: { xs: 'none', md: 'grid' },
  borderTop: 0,
  py: 1,
  typography: 'body2',
  fontWeight: 600,
} as const;
const LABEL = { display: { md: 'none' }, mb: 0.75, typography: 'body2', fontWeight: 600 } as const;
const BESIDE = { display: 'flex' } as const;
const ARROWS = { ...BESIDE, gridArea: { xs: '1 / 3', md: 'auto' } } as const;
/** In a wide row as far from its top as the line for an error is from its end. */
const HEADING = { gridArea: { xs: '2 / 2 / auto / -1', md: 'auto' }, mt: { xs: 0.75, md: 2.5 } } as const;
