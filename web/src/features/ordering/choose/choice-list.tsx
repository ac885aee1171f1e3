import {
  formatDifference,
  formatMoney,
  portionPrice,
  type BackHouse,
  type ChoiceOption,
  type Currency,
  type FoodChoices,
  type FoodGroup,
  type FoodSize,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIsNamed } from '../../../lib/house-face.ts';
import { Chip } from '../../../ui/chip.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { useChoicesOnPage } from './choose-on-page.ts';
import { ruleOf } from './choosing.ts';
import { nameOffered, offeredWords } from './offered-choices.ts';
import { useAnswered } from './use-choosing.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/**
 * What can be chosen of a food: on the page of a house with a name to choose, else to read before an order. Renders nothing while that is
 * unknown, and for nothing.
 */
export function ChoiceList({ food }: { readonly food: MenuFood }): React.JSX.Element | null {
  const answered = useAnswered(food);
  const { choices, asked, choose } = useChoicesOnPage(food, answered, useIsNamed());
  const house = answered.status === 'ready' ? answered.value.house : null;
  if (choices.status !== 'ready' || choices.value.sizes.length + choices.value.groups.length === 0) return null;
  if (asked === null)
    return <ChoiceFacts choices={choices.value} house={house} priceMinor={food.priceMinor} currency={food.currency} />;
  return (
    <Section>
      <ChoiceForm
        choices={choices.value}
        house={house}
        currency={food.currency}
        asked={asked}
        onChoose={choose}
        isTried={false}
      />
    </Section>
  );
}

function Section({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {texts.whatYouCanChoose()}
      </Typography>
      {children}
    </Box>
  );
}

/** Sizes with their prices, and options with what they add or take off. */
export function ChoiceFacts({
  choices: { sizes, groups },
  house = null,
  priceMinor,
  currency,
}: {
  readonly choices: FoodChoices;
  /** By whose days it is said from when on something can be had; left out where nothing is off until a day. */
  readonly house?: BackHouse | null;
  /** Of the food, without a size. */
  readonly priceMinor: Minor;
  readonly currency: Currency;
}): React.JSX.Element {
  return (
    <Section>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {texts.chooseWhenYouOrder()}
      </Typography>
      <Box sx={COLUMNS}>
        {sizes.length > 0 && (
          <Part
            name={common.size()}
            rule={texts.required({ count: 1 })}
            prices={sizes.map(({ id: key, name, extraMinor, isSoldOut, offThrough }) => ({
              key,
              name,
              price: offeredWords(
                { isSoldOut, offThrough },
                formatMoney(portionPrice(priceMinor, extraMinor), currency),
                house,
              ),
              isFree: isSoldOut,
            }))}
          />
        )}
        {groups.map((group) => (
          <Part
            key={group.id}
            name={group.name}
            rule={ruleIn(group, { sizes, groups })}
            prices={group.options.map((option) => {
              const { id: key, isSoldOut } = option;
              const [least, most] = pricesOf(option, group, sizes);
              const extra = least === 0 && most === 0 ? texts.included() : formatDifference(least, currency);
              const price = least === most ? extra : texts.from({ price: extra });
              return {
                key,
                name: nameOffered(option),
                price: offeredWords(option, price, house),
                isFree: isSoldOut || most === 0,
              };
            })}
          />
        ))}
      </Box>
    </Section>
  );
}

/** What a group asks for, and with which options or sizes if not with all. */
function ruleIn({ limits, sizeIds, isAsked, ...group }: FoodGroup, { sizes, groups }: FoodChoices): string {
  const rule = ruleOf({ ...group, ...limits });
  const askers = groups.flatMap(({ options }) => options.filter(({ asks }) => isAsked && asks.includes(group.id)));
  const at = [...askers, ...sizes.filter(({ id }) => sizeIds.includes(id))].map(({ name }) => name);
  return at.length === 0 ? rule : `${rule} · ${texts.offeredWith({ names: at.join(', ') })}`;
}

/** The least and the most that an option adds with the sizes at which it is offered. */
function pricesOf(
  { eachMinor, eachMinorBySize }: ChoiceOption,
  { sizeIds }: FoodGroup,
  sizes: readonly FoodSize[],
): readonly [least: Minor, most: Minor] {
  const at = sizes.filter(({ id }) => sizeIds.length === 0 || sizeIds.includes(id));
  const prices = at.map(({ id }) => eachMinorBySize[id] ?? eachMinor);
  return prices.length === 0 ? [eachMinor, eachMinor] : [Math.min(...prices), Math.max(...prices)];
}

function Part({
  name,
  rule,
  prices,
}: {
  readonly name: string;
  readonly rule: string;
  readonly prices: readonly {
    readonly key: string;
    readonly name: string;
    readonly price: string;
    /** Whether it changes nothing. */
    readonly isFree: boolean;
  }[];
}): React.JSX.Element {
  return (
    <div
      style={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${HEADING_PX + prices.length * LINE_PX}px` }}
    >
      <Typography component="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, fontWeight: 700 }}>
        {name} <Chip label={rule} />
      </Typography>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {prices.map(({ key, name: what, price, isFree }) => (
          <Box key={key} sx={LINE}>
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {what}
            </Box>
            <Box component="dd" sx={isFree ? FREE : PRICE}>
              {price}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

/** About as high as a part of it is drawn, px: what is out of sight is not laid out, and a food may have sixty. */
const HEADING_PX = 32;
const LINE_PX = 34;

const COLUMNS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 3, mt: 2 } as const;

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const PRICE = { flexShrink: 0, m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' } as const;
const FREE = { ...PRICE, fontWeight: 400, color: 'text.secondary' } as const;
