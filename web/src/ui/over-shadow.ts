/**
 * A soft shadow below a picture. Not a CSS filter, which is slow to paint and makes browsers count the picture as half
 * again as large, and so as the page's largest element.
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
