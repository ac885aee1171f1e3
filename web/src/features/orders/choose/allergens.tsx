import Typography from '@mui/material/Typography';

/** The allergens of a food, always in words. What nobody has declared is never 'none'. */
export function Allergens({ allergens }: { readonly allergens: readonly string[] | null }): React.JSX.Element {
  return (
    <Typography variant="body2" color="textSecondary">
      {textOf(allergens)}
    </Typography>
  );
}

function textOf(allergens: readonly string[] | null): string {
  if (allergens === null) return 'Allergens: ask the house';
  return allergens.length === 0 ? 'Contains none of the 14 allergens' : `Contains: ${allergens.join(', ')}`;
}
