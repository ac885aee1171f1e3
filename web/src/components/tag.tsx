import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type TagTone = 'plain' | 'secondary' | 'warning' | 'error';

/** A word about the thing it stands on, such as 'NEW' or '3 left'. */
export function Tag({
  tone = 'plain',
  isOutlined = false,
  children,
}: {
  readonly tone?: TagTone;
  readonly isOutlined?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Root data-tag={tone} data-outlined={isOutlined || undefined}>
      {children}
    </Root>
  );
}

const Root = styled('span')(({ theme }) =>
  theme.unstable_sx({
    display: 'inline-flex',
    alignItems: 'center',
    height: 26,
    px: 1.25,
    border: '1px solid transparent',
    borderRadius: '999px',
    bgcolor: 'action.selected',
    color: 'text.primary',
    fontSize: '0.8rem',
    fontWeight: 700,
    letterSpacing: 0,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '&[data-tag="secondary"]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
    '&[data-tag="warning"]': { bgcolor: 'warning.main', color: 'warning.contrastText' },
    '&[data-tag="error"]': { bgcolor: 'error.main', color: 'error.contrastText' },
    '&[data-outlined]': { bgcolor: 'transparent', borderColor: 'currentColor', color: 'text.primary' },
    '&[data-outlined][data-tag="secondary"]': { color: 'secondary.main' },
  }),
);
