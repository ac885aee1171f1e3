// No stories: in choice-fields.tsx.
import type { ListedGroupDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Sorting } from '../../../ui/sortable-rows.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** A group that a food may use: what it asks for, and what can be done with it. */
export function GroupRow({
  group,
  isOfCategory,
  field,
  sorting,
  onEdit,
  onCopy,
  children,
}: {
  readonly group: ListedGroupDto;
  /** Whether all foods of its category have it, if they do not leave it out. */
  readonly isOfCategory: boolean;
  readonly field: UseFormRegisterReturn;
  readonly sorting: Sorting;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  /** How the food uses it, below. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  return (
    <Box role="group" aria-label={group.name} sx={GROUP}>
      {sorting.grip}
      <Box component="label" sx={LABEL}>
        <Checkbox value={group.id} {...field} sx={{ flexShrink: 0 }} />
        <span>
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {group.name}
          </Box>
          <Box component="small" sx={FACTS}>
            {factsOf(group)}
          </Box>
          {isOfCategory && (
            <Box component="small" sx={FACTS}>
              {texts.ofItsCategory()}
            </Box>
          )}
        </span>
      </Box>
      <Box sx={BUTTONS}>
        <Button aria-label={texts.editNamed({ name: isolated(group.name) })} onClick={onEdit}>
          {texts.edit()}
        </Button>
        <Button aria-label={texts.copyNamed({ name: isolated(group.name) })} onClick={onCopy}>
          {common.copy()}
        </Button>
        {sorting.arrows}
      </Box>
      {children && <Box sx={BELOW}>{children}</Box>}
    </Box>
  );
}

/** `required · up to 3 · 4 options · 2 foods`. */
function factsOf({ required, max, options, foods }: ListedGroupDto): string {
  return [
    required ? texts.required() : texts.optional(),
    texts.most({ count: max }),
    texts.optionCount({ count: options.length }),
    texts.foodCount({ count: foods }),
  ].join(' · ');
}

const GROUP = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  flex: '1 1 220px',
  minWidth: 0,
} as const;
const FACTS = { display: 'block', color: 'text.secondary', typography: 'caption' } as const;
const BELOW = { width: 1, paddingInlineStart: { sm: 7 } } as const;
const BUTTONS = { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' } as const;
