import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchField } from '../../../ui/search-field.tsx';

/** Finds foods by the words of their name and chef. What is typed stands in the address. */
export function FoodSearchField({
  typed,
  hits,
  hasMore,
  onType,
}: {
  readonly typed: string;
  /** How many match; null while nothing is asked or known. */
  readonly hits: number | null;
  /** There may be others on the next page. */
  readonly hasMore: boolean;
  readonly onType: (typed: string) => void;
}): React.JSX.Element {
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
      <SearchField label="Search foods and chefs" value={typed} onChange={onType} />
      <Typography role="status" color="textSecondary">
        {hits === null ? '' : sentenceOf(hits, hasMore)}
      </Typography>
    </Box>
  );
}

function sentenceOf(hits: number, hasMore: boolean): string {
  const found = hits === 1 ? 'One food found' : `${hits} foods found`;
  return hasMore ? `${found} on this page` : found;
}
