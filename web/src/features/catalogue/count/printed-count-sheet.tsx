// No stories: is for paper alone, and opens the print window.
import { portionsOf, type Category, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useHouseFace } from '../../../lib/house-face.ts';
import { Fragment } from 'react';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { byCategory, headingOf } from './by-category.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The count sheet on paper: each food, what should be there, and room for the number that is. */
export function PrintedCountSheet({
  foods,
  categories,
  atMs,
  onPrinted,
}: {
  readonly foods: readonly Food[];
  /** Of the house, in its order: the foods stand under them. */
  readonly categories: readonly Category[];
  /** When these were its portions. */
  readonly atMs: number;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  const groups = byCategory(foods, categories);
  return (
    <OnPaper className="printed-count-sheet" style={{ width: 'auto' }} onPrinted={onPrinted}>
      <Box component="h1" sx={{ fontSize: '14pt', m: 0, mb: '4mm' }}>
        {texts.title({ house: useHouseFace().name, time: useHouseClock().dated(atMs) })}
      </Box>
      {groups.map((group) => {
        const heading = headingOf(group, groups);
        return (
          <Fragment key={group.category}>
            {heading !== null && (
              <Box component="h2" sx={HEADING}>
                {heading}
              </Box>
            )}
            <Box component="ol" sx={LIST}>
              <Box component="li" sx={ROW}>
                <b>{common.food()}</b>
                <b>{texts.shouldBe()}</b>
                <b>{texts.counted()}</b>
              </Box>
              {group.foods.map((food) => (
                <Box key={food.id} component="li" sx={ROW}>
                  <span>
                    <bdi>{food.name}</bdi>
                  </span>
                  <span>{portionsOf(food)}</span>
                </Box>
              ))}
            </Box>
          </Fragment>
        );
      })}
    </OnPaper>
  );
}

const HEADING = { fontSize: '12pt', m: 0, mt: '6mm', breakAfter: 'avoid' } as const;
const LIST = { listStyle: 'none', m: 0, p: 0, fontSize: '11pt' } as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: '1fr 30mm 30mm',
  py: '2mm',
  borderBottom: '1px solid #000',
  breakInside: 'avoid',
} as const;
