import { createSvgIcon } from '@mui/material/SvgIcon';

export const Inventory2Outlined = createSvgIcon(
  <path d="M3 3h18v6h-1v12H4V9H3zm2 2v2h14V5zm1 4v10h12V9zm3 2h6v2H9z" />,
  'Inventory2Outlined',
);
