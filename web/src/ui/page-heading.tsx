// No stories: names the tab and takes the focus: the heading of the gallery is one.
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageMeta, type PageMetaProps } from './page-meta.tsx';
import { PageTitle } from './page-title.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** As high as the buttons beside it, so that it does not move when they appear. */
export const HEADING_STYLE = {
  outline: 'none',
  minHeight: 44,
  alignContent: 'center',
  overflowWrap: 'anywhere',
} as const;
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 3,
} as const;

/**
 * The one h1 of a page. It takes focus after a navigation, so that a screen reader starts there. It also sets the title
 * of the tab.
 */
export function PageHeading({
  children,
  title,
  description,
  picture,
  aside,
  sx = {},
  slotProps = { title: { sx: {} } },
}: {
  readonly children: ReactNode;
  readonly title: string;
  /** The description for search engines. */
  readonly description?: PageMetaProps['description'];
  /** The picture for shared links. */
  readonly picture?: string;
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly slotProps?: { readonly title: { readonly sx: SxProps<Theme> } };
}): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <Box sx={[LINE, sx].flat()}>
      {description === undefined ? (
        <PageTitle title={title} />
      ) : (
        <PageMeta title={title} description={description} picture={picture} />
      )}
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h1"
        variant="h2"
        sx={[HEADING_STYLE, slotProps.title.sx].flat()}
      >
        {children}
      </Typography>
      {aside}
    </Box>
  );
}
