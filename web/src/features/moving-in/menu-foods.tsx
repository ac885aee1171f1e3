import { allergensText, wholeStatement, type HeldFood, type MovedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { priceText } from '../../lib/price-text.ts';
import { Surface } from '../../ui/surface.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import * as texts from './texts.ts';

/** The foods of a menu by their categories, each a button. Memoised: a menu may have hundreds, and the ticket beside it changes. */
export const MenuFoods = memo(function MenuFoods({
  categories,
  foods,
  onTry,
}: {
  readonly categories: MovedMenu['categories'];
  readonly foods: readonly HeldFood[];
  readonly onTry: (food: HeldFood) => void;
}): React.JSX.Element {
  return (
    <>
      {categories.map(({ id, name }) => {
        const own = foods.filter(({ food }) => food.categoryId === id);
        if (own.length === 0) return null;
        return (
          <Box component="section" key={id} aria-label={name} sx={SECTION}>
            <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
              <bdi>{name}</bdi>
            </Typography>
            <Box component="ul" sx={LIST}>
              {own.map((one) => (
                <li key={one.food.id}>
                  <FoodButton held={one} onTry={onTry} />
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </>
  );
});

function FoodButton({
  held,
  onTry,
}: {
  readonly held: HeldFood;
  readonly onTry: (food: HeldFood) => void;
}): React.JSX.Element {
  const { food, choices } = held;
  return (
    <Surface radius="field" sx={ROW}>
      <TextButton
        aria-haspopup="dialog"
        sx={NAME}
        onClick={() => {
          onTry(held);
        }}
      >
        <bdi>{food.name}</bdi>
      </TextButton>
      <Box component="span" sx={PRICE}>
        {priceText(food)}
      </Box>
      {food.description !== '' && (
        <Box component="span" dir="auto" sx={QUIET}>
          {food.description}
        </Box>
      )}
      {food.leastExtraMinor !== null && (
        <Box component="span" sx={QUIET}>
          {texts.somethingToChoose({ sizes: choices.sizes.length, groups: choices.groups.length })}
        </Box>
      )}
      <Box component="span" sx={QUIET}>
        {allergensText(wholeStatement(food.allergens))}
      </Box>
    </Surface>
  );
}

const SECTION = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 600px' } as const;
const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 0.5,
  alignContent: 'start',
  height: 1,
  boxSizing: 'border-box',
  p: 1.5,
  overflowWrap: 'anywhere',
} as const;
/** The whole card is pressed. */
const NAME = {
  position: 'static',
  minHeight: 44,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
const PRICE = {
  alignSelf: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
const QUIET = { gridColumn: '1 / -1', typography: 'body2', color: 'text.secondary' } as const;
