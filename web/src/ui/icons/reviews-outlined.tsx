import { createSvgIcon } from '@mui/material/SvgIcon';

export const ReviewsOutlined = createSvgIcon(
  <>
    <path d="M20 2H4c-1.1 0-2 .9-2 2v18l4-4h14c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m0 14H5.17L4 17.17V4h16z" />
    <path d="m12 15 1.57-3.43L17 10l-3.43-1.57L12 5l-1.57 3.43L7 10l3.43 1.57z" />
  </>,
  'ReviewsOutlined',
);
