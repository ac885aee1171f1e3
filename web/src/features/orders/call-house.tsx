import Box from '@mui/material/Box';
import { askHouse } from '../../data/house-currency.ts';
import { useRequest } from '../../data/use-request.ts';

/** The house's phone; nothing where it says none, and until it is known. */
export function CallHouse(): React.JSX.Element | null {
  const house = useRequest(askHouse);
  const phone = house.status === 'ready' ? (house.value.about?.phone ?? '') : '';
  if (phone === '') return null;
  return (
    <Box component="a" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} sx={PHONE}>
      Call {phone}
    </Box>
  );
}

const PHONE = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  color: 'primary.main',
  fontWeight: 700,
} as const;
