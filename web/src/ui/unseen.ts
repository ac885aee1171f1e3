/** Read by a screen reader, not seen. Its place is the corner of what is around it. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  minHeight: 0,
  alignSelf: 'flex-start',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const UNSEEN_ON_PHONES = { '@media (max-width: 599.95px)': UNSEEN } as const;
