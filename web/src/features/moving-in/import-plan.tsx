import type { ImportedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import * as texts from './texts.ts';

/** What an import does to the menu, each part with the foods that it is about. */
export function ImportPlan({ plan }: { readonly plan: ImportedMenu }): React.JSX.Element {
  const { added, changed, unchanged, retired, gone, categories, groups } = plan;
  const parts = [
    [texts.newFoods, added],
    [texts.changedFoods, changed],
    [texts.retiredFoods, retired],
    [texts.goneFoods, gone],
  ] as const;
  const counts = [
    [texts.unchangedFoods, unchanged],
    [texts.newCategories, categories],
    [texts.newGroups, groups.added],
    [texts.changedGroups, groups.changed],
  ] as const;
  return (
    <Box component="ul" sx={LIST}>
      {parts
        .filter(([_say, foods]) => foods.length > 0)
        .map(([say, foods]) => (
          <li key={say({ count: foods.length })}>
            <details>
              <Box component="summary" sx={SUMMARY}>
                {say({ count: foods.length })}
              </Box>
              {foods.map(({ id, name }) => (
                <Box key={id} component="bdi" sx={{ display: 'block' }}>
                  {name}
                </Box>
              ))}
            </details>
          </li>
        ))}
      {counts
        .filter(([_say, count]) => count > 0)
        .map(([say, count]) => (
          <li key={say({ count })}>{say({ count })}</li>
        ))}
    </Box>
  );
}

/** Whether an import does anything. */
export function doesNothing({ added, changed, categories, groups }: ImportedMenu): boolean {
  return added.length + changed.length + categories + groups.added + groups.changed === 0;
}

const LIST = { m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' } as const;
const SUMMARY = { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 600 } as const;
