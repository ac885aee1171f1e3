import { allergensText } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';

/** The allergens of a food in words. */
export function Allergens({ allergens }: { readonly allergens: readonly string[] | null }): React.JSX.Element {
  return (
    <Typography variant="body2" color="textSecondary">
      {allergensText(allergens)}
    </Typography>
  );
}
