// No stories: routes/manage-food.test.tsx renders the page.
import {
  allergenWord,
  categoryOf,
  dietWord,
  formatMoney,
  MAX_QUANTITY,
  mealtimeLabel,
  MEALTIMES,
  type ChoicesDto,
  type Food,
  type ListedGroupDto,
} from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isolated } from '../../../lib/isolated.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { stockOfFood } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { GuardUnsaved } from '../../../ui/guard-unsaved.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { ChoiceFields, choicesShown } from '../choices/choice-fields.tsx';
import { markOption, markSize } from '../choices/manage-choices.ts';
import { SoldOutOptions } from '../choices/sold-out-dialog.tsx';
import { allergensIn } from '../fields/allergen-fields.tsx';
import * as fields from '../fields/texts.ts';
import { CategoryField, DeclaredFields, KitchenFields, StockFields, useHouseTerms } from '../forms/details-fields.tsx';
import { dietsIn } from '../fields/diet-fields.tsx';
import type { DetailsValues } from '../forms/details-values.ts';
import { Fold, FOLDS } from '../forms/fold.tsx';
import { FoodFields, QuantityField } from '../forms/food-fields.tsx';
import { typedFood, type GuestPreviewProps } from '../forms/guest-preview.ts';
import { FIELDS_OF_FOOD, PAGE_OF_FOOD } from '../forms/page-of-food.ts';
import { MealtimeBoxes } from '../forms/mealtime-boxes.tsx';
import { PictureChoice } from '../forms/picture-choice.tsx';
import { ServedFields } from '../forms/served-fields.tsx';
import { PREVIEW_HEIGHT, ShownPreview } from '../forms/shown-preview.tsx';
import { OffSaleDialog } from '../stock/off-sale-dialog.tsx';
import { SaleLine } from '../stock/sale-line.tsx';
import type { Base } from './food-base.ts';
import { useFolds } from './use-folds.ts';
import { useFoodForm } from './use-food-form.ts';
import * as common from '../../../ui/texts.ts';
import * as forms from '../forms/texts.ts';
import * as texts from './texts.ts';

export interface FoodFormProps {
  /** As it is now. */
  readonly food: Food;
  /** Its choices when the page was opened. */
  readonly first: ChoicesDto;
  /** All that there are. */
  readonly groups: readonly ListedGroupDto[];
  readonly areGroupsStale: boolean;
  readonly onGroupSaved: () => void;
  /** Whether it has left the menu meanwhile. */
  readonly hasLeft: boolean;
  readonly Preview: ComponentType<GuestPreviewProps>;
}

/** Everything of a food in one form: one Save sends what differs, in one request, for the version that the person saw. */
export function FoodForm(props: FoodFormProps): React.JSX.Element {
  const { food, groups, hasLeft, Preview } = props;
  const { currency } = food;
  const { key } = useLocation();
  const folds = useFolds();
  const form = useFoodForm(props, folds.open);
  const { card, details, choices, base, isDirty, isBusy, problem, news } = form;
  const values = { ...base.card, ...useWatch({ control: card.control }) };
  const said = { ...base.details, ...useWatch({ control: details.control }) } as DetailsValues;
  const typed = useWatch({ control: choices.form.control });
  const terms = useHouseTerms();
  const noCategory = categoryOf(base.details, terms) ? '' : base.details.categoryId; // a removed one is none, and is not sent
  const isOnline = useOnline();
  const [isMarking, setIsMarking] = useState(false);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    void form.save();
  };
  return (
    <Surface sx={PAGE_OF_FOOD}>
      <GuardUnsaved key={key} isDirty={isDirty} />
      <Box sx={FOLDS}>
        <Fold {...folds.of('food')} title={texts.whatItIs()} summary={nameAndPrice(food)}>
          {/* What is below has lines of its own, in which Enter must not save. */}
          <Box component="form" noValidate onSubmit={submit} sx={FIELDS_OF_FOOD}>
            <FoodFields
              register={card.register}
              errors={card.formState.errors}
              currency={currency}
              img={values.img}
              hasQuantity={false}
              hasMealtimes={false}
              pictures={
                <PictureChoice
                  chosen={values.img}
                  onChoose={(address) => {
                    card.setValue('img', address, { shouldValidate: true, shouldDirty: true });
                  }}
                />
              }
            />
          </Box>
          <Form onSubmit={submit}>
            {terms.categories.length > 0 && <Heading>{forms.category()}</Heading>}
            <CategoryField form={details} terms={terms} noCategory={noCategory} />
          </Form>
        </Fold>
        <Fold {...folds.of('served')} title={texts.whenServed()} summary={servedSaid(base)}>
          <Form onSubmit={submit}>
            <MealtimeBoxes field={card.register('mealtimes')} />
            <Box sx={{ mt: 2 }}>
              <ServedFields form={details} legend={texts.ownHours()} />
            </Box>
          </Form>
        </Fold>
        <Fold {...folds.of('options')} title={texts.sizesAndOptions()} summary={choicesSaid(base.choices)}>
          <Box sx={{ display: 'grid', gap: 3, mt: 1 }}>
            <ChoiceFields
              state={choices}
              groups={groups}
              isStale={props.areGroupsStale}
              onGroupSaved={props.onGroupSaved}
            />
          </Box>
        </Fold>
        <Fold {...folds.of('allergens')} title={texts.allergensAndDiets()} summary={declaredSaid(base.details)}>
          <Form onSubmit={submit}>
            <DeclaredFields form={details} />
          </Form>
        </Fold>
        <Fold {...folds.of('stock')} title={texts.stockAndSale()} summary={portionsSaid(food)}>
          <SaleLine
            food={food}
            onMark={() => {
              setIsMarking(true);
            }}
          />
          <Box sx={{ mt: 2 }}>
            <Form onSubmit={submit}>
              <StockFields form={details}>
                <QuantityField field={card.register('quantity')} error={card.formState.errors.quantity} />
              </StockFields>
            </Form>
          </Box>
          {base.choices.sizes.length + base.choices.groups.length > 0 && (
            <>
              <Heading>{texts.soldOutOptions()}</Heading>
              <Typography variant="body2" color="textSecondary">
                {texts.atOnce()}
              </Typography>
              <SoldOutOptions
                key={base.version}
                foodName={food.name}
                choices={base.choices}
                onMark={(groupId, id, mark) =>
                  groupId === null ? markSize(food.id, id, mark) : markOption(groupId, id, mark)
                }
              />
            </>
          )}
          <LinkButton to={stockOfFood(food.id)} sx={{ px: 0, mt: 1 }}>
            {texts.stockHistory()}
          </LinkButton>
        </Fold>
        <Fold {...folds.of('kitchen')} title={texts.kitchenAndTill()}>
          <Form onSubmit={submit}>
            <KitchenFields form={details} terms={terms} />
          </Form>
        </Fold>
      </Box>
      {isMarking && (
        <OffSaleDialog
          food={food}
          onClose={() => {
            setIsMarking(false);
          }}
        />
      )}
      <ShownPreview>
        <ErrorBoundary fallback={<p>{forms.previewFailed()}</p>}>
          <Suspense fallback={<Skeleton sx={{ height: PREVIEW_HEIGHT }} />}>
            <Preview
              food={{
                ...typedFood(values, currency),
                ...(said.isUncounted && { quantity: MAX_QUANTITY }),
                ...(food.putAside !== null && { quantity: 0 }),
                id: food.id,
                allergens: allergensIn(said),
                tags: dietsIn(said),
                served: said.served,
              }}
              choices={choicesShown(choices, typed, groups)}
            />
          </Suspense>
        </ErrorBoundary>
      </ShownPreview>
      <Box data-foot={isDirty || undefined} sx={isDirty ? [FOOT, IN_SIGHT] : FOOT}>
        {news !== null && (
          <Alert severity="warning" role="status">
            {news.sentence}
          </Alert>
        )}
        {hasLeft && <Refusal severity="warning">{texts.hasLeft()}</Refusal>}
        {!isOnline && isDirty && <Refusal severity="warning">{texts.offline()}</Refusal>}
        {problem !== null && <Refusal>{problem}</Refusal>}
        <Box sx={LINE}>
          <Button
            variant="contained"
            size="large"
            loading={isBusy}
            disabled={!isDirty || hasLeft || !isOnline}
            onClick={() => {
              submit();
            }}
          >
            {news?.isConflict === true ? texts.replaceTheirs() : common.save()}
          </Button>
          <Typography component="span" role="status" variant="body2" color="textSecondary">
            {isDirty ? texts.notSaved() : common.allSaved()}
          </Typography>
        </Box>
      </Box>
    </Surface>
  );
}

function nameAndPrice({ name, priceMinor, currency }: Food): string {
  return texts.nameAndPrice({ name: isolated(name), price: formatMoney(priceMinor, currency) });
}

function servedSaid({ card, details }: Base): string {
  const said = MEALTIMES.filter((meal) => card.mealtimes.includes(meal)).map(mealtimeLabel);
  const all = [...said, ...(details.served.length > 0 ? [texts.inItsHours()] : [])];
  return all.length === 0 ? texts.atAnyTime() : all.join(', ');
}

function choicesSaid({ sizes, groups }: ChoicesDto): string {
  const said = [
    ...(sizes.length > 0 ? [texts.sizeCount({ count: sizes.length })] : []),
    ...(groups.length > 0 ? [texts.groupCount({ count: groups.length })] : []),
  ];
  return said.length === 0 ? texts.nothingToChoose() : said.join(', ');
}

function declaredSaid(details: DetailsValues): string {
  const allergens = allergensIn(details);
  const diets = dietsIn(details).map(dietWord);
  const ofAllergens =
    allergens === null
      ? [fields.guestsAsk()]
      : allergens.length === 0
        ? [texts.containsNone()]
        : allergens.map(allergenWord);
  return [...ofAllergens, ...diets].join(', ');
}

function portionsSaid(food: Food): string {
  if (food.putAside !== null) return common.soldOut();
  return food.counted ? texts.portions({ count: food.quantity }) : texts.notCounted();
}

function Heading({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Typography component="h3" sx={{ fontWeight: 700, mt: 2, mb: 0.5 }}>
      {children}
    </Typography>
  );
}

const FOOT = { display: 'grid', gap: 1, mt: 2, py: 1.5, bgcolor: 'background.paper' } as const;
/** Above the bar of a phone. A low window has no room for it. */
const IN_SIGHT = {
  '@media (min-height: 480px)': { position: 'sticky', bottom: 'var(--foot-height, 0px)', zIndex: 1 },
} as const;
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
