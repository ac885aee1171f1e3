import { allergensText, type AllergenStatement } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';

/** The allergens of a food with its options, in words that are read like any other: some people depend on them. */
export function Allergens({
  allergens,
  variant = 'body1',
}: {
  readonly allergens: AllergenStatement | null;
  /** That of the text around. */
  readonly variant?: 'body1' | 'body2';
}): React.JSX.Element {
  return (
    <Typography variant={variant} sx={{ fontWeight: 600 }}>
      {allergensText(allergens)}
    </Typography>
  );
}
