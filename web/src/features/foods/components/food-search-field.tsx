import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Finds foods by the words of their name and chef. What is typed stands in the address. */
export function FoodSearchField({
  typed,
  hits,
  onType,
}: {
  readonly typed: string;
  /** How many match; null while nothing is asked or known. */
  readonly hits: number | null;
  readonly onType: (typed: string) => void;
}): React.JSX.Element {
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
      <TextField
        type="search"
        label="Search foods and chefs"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
        }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
          },
        }}
        sx={{ maxWidth: 420 }}
      />
      <Typography role="status" color="textSecondary">
        {hits === null ? '' : hits === 1 ? 'One food found' : `${hits} foods found`}
      </Typography>
    </Box>
  );
}
