import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchField } from '../../../ui/search-field.tsx';

/** Searches foods by words of their name and chef. The text is stored in the address. */
export function FoodSearchField({
  typed,
  hits,
  hasMore,
  onType,
}: {
  readonly typed: string;
  /** Number of matches; null without a search, or while unknown. */
  readonly hits: number | null;
  /** Whether there may be more on the next page. */
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
