import type { ChangedField, FoodChange, ImportedMenu, SameNames } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { SUMMARY } from '../../ui/fold-styles.ts';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

type Foods = ImportedMenu['added'];

/** What an import does to the menu, or has done, each part with the foods that it is about. */
export function ImportPlan({
  plan,
  sameNames = 'update',
  isDone = false,
  takesOff = false,
}: {
  readonly plan: ImportedMenu;
  /** What becomes of foods of the house that have the name of a new one. */
  readonly sameNames?: SameNames;
  readonly isDone?: boolean;
  /** Whether foods that are no longer in the file go. */
  readonly takesOff?: boolean;
}): React.JSX.Element {
  const { added, changed, same, unchanged, retired, hidden } = plan;
  const { portionsKept, gone, takenOff, withoutPicture, categories, groups } = plan;
  const going = takesOff ? [...takenOff, ...gone] : takenOff;
  const parts = [
    [isDone ? texts.wereAdded : texts.newFoods, added],
    [sameNames === 'update' ? texts.sameFoods : texts.sameStay, same],
    [texts.retiredFoods, retired],
    [texts.hiddenFoods, hidden],
    [texts.portionsKept, portionsKept],
    [texts.goneFoods, takesOff ? [] : gone],
    [isDone ? texts.wereTakenOff : texts.takenOffFoods, going],
    [texts.picturesMissing, isDone ? withoutPicture : []],
  ] as const;
  const counts = [
    [texts.unchangedFoods, unchanged],
    [isDone ? texts.categoriesAdded : texts.newCategories, categories],
    [isDone ? texts.groupsAdded : texts.newGroups, groups.added],
    [isDone ? texts.groupsChanged : texts.changedGroups, groups.changed],
  ] as const;
  return (
    <Box component="ul" sx={LIST}>
      {changed.length > 0 && (
        <li>
          <Box component="details" open={changed.length <= FEW}>
            <Box component="summary" sx={SUMMARY}>
              {(isDone ? texts.wereChanged : texts.changedFoods)({ count: changed.length })}
            </Box>
            <Changes foods={changed} />
          </Box>
        </li>
      )}
      {parts
        .filter(([_say, foods]) => foods.length > 0)
        .map(([say, foods]) => (
          <li key={say({ count: foods.length })}>
            <details>
              <Box component="summary" sx={SUMMARY}>
                {say({ count: foods.length })}
              </Box>
              <Names foods={foods} />
            </details>
          </li>
        ))}
      {counts
        .filter(([_say, count]) => count > 0)
        .map(([say, count]) => (
          <Box component="li" key={say({ count })} sx={FACT}>
            {say({ count })}
          </Box>
        ))}
    </Box>
  );
}

function Names({ foods }: { readonly foods: Foods }): React.JSX.Element {
  return (
    <>
      {foods.map(({ id, name }) => (
        <Box key={id} sx={{ paddingInlineStart: INDENT }}>
          <Box component="bdi" sx={{ display: 'block' }}>
            {name}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** Each food with what is not the same of it, before and after. */
function Changes({ foods }: { readonly foods: ImportedMenu['changed'] }): React.JSX.Element {
  return (
    <Box component="ul" sx={CHANGES}>
      {foods.map(({ id, name, changes }) => (
        <li key={id}>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          {changes.map(({ field, before, after }) => (
            <Box key={field} sx={{ typography: 'body2' }}>
              {changeText({ field, before: before || texts.nothing(), after: after || texts.nothing() })}
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
}

function changeText({ field, before, after }: FoodChange): string {
  if (field === 'picture') return texts.pictureAdded();
  if (field === 'hidden') return texts.isHiddenNow();
  // A statement of allergens names itself.
  return field === 'allergens'
    ? texts.statementChange({ before, after })
    : texts.change({ field: FIELDS[field](), before, after });
}

/** Whether an import does anything. */
export function doesNothing({ added, changed, categories, groups }: ImportedMenu): boolean {
  return added.length + changed.length + categories + groups.added + groups.changed === 0;
}

/** Whether all of the file are foods that are off the menu, and stay so. */
export function staysOff({ same, unchanged, retired, hidden }: ImportedMenu): boolean {
  return same.length + unchanged === 0 && retired.length + hidden.length > 0;
}

const FIELDS: Readonly<Record<Exclude<ChangedField, 'allergens' | 'picture' | 'hidden'>, () => string>> = {
  name: texts.fieldName,
  kitchenName: texts.fieldKitchenName,
  price: texts.fieldPrice,
  sizes: texts.fieldSizes,
  groups: texts.fieldGroups,
  category: texts.fieldCategory,
  tax: common.tax,
  description: texts.fieldDescription,
  tags: texts.fieldTags,
  served: texts.fieldServed,
  pictureText: texts.fieldPictureText,
};
const FEW = 5;
const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' } as const;
/** As far in as the texts behind the triangles. */
const INDENT = '17px';
/** A bullet where what folds has its triangle. */
const FACT = { marginInlineStart: INDENT, listStyle: 'disc' } as const;
const CHANGES = { m: 0, p: 0, paddingInlineStart: INDENT, listStyle: 'none', display: 'grid', gap: 1, pb: 1 } as const;
