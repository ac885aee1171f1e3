/**
 * A soft shadow on the ground under a picture. Not a filter of the picture: that is slow to paint, and makes browsers take
 * the picture for half again as large as it is, and so for the largest thing of the page.
 */
export const OVER_SHADOW = {
  position: 'relative',
  display: 'block',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '8%',
    right: '8%',
    bottom: '-7%',
    height: '22%',
    background: 'radial-gradient(closest-side, rgb(60 25 5 / 0.34), rgb(60 25 5 / 0))',
  },
} as const;
