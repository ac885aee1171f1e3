import { allergensText, type AllergenStatement } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';

/** The allergens of a food with its options, in words. */
export function Allergens({ allergens }: { readonly allergens: AllergenStatement | null }): React.JSX.Element {
  return (
    <Typography variant="body2" color="textSecondary">
      {allergensText(allergens)}
    </Typography>
  );
}
