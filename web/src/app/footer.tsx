import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Facebook } from '../ui/icons/facebook.tsx';
import { Instagram } from '../ui/icons/instagram.tsx';
import { X } from '../ui/icons/x.tsx';
import { Link } from 'react-router-dom';
import { HouseWithRoom } from '../features/house/now/house-beside.tsx';
import { PageLinksBeside } from '../features/house/pages/lazy-page-links.tsx';
import { useHouseName, useIsNamed } from '../lib/house-face.ts';
import { Brand } from '../ui/brand.tsx';
import { withParts } from '../ui/with-parts.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

interface Item {
  readonly label: string;
  /** Left out of a sample, which has no page. */
  readonly to?: string;
}

const GROUPS: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: texts.services(),
    items: [
      { label: texts.branding() },
      { label: texts.design() },
      { label: texts.marketing() },
      { label: texts.advertisement() },
    ],
  },
  {
    title: texts.company(),
    items: [
      { label: texts.aboutUs(), to: paths.about },
      { label: texts.contact(), to: paths.review },
      { label: texts.jobs() },
      { label: texts.pressKit() },
    ],
  },
];

const SOCIAL = [Facebook, Instagram, X] as const;

const YEAR = new Date().getFullYear();

/** Footer of the public pages. Entries that have a page are links; the others are plain text, and samples. */
export function Footer(): React.JSX.Element {
  const name = useHouseName();
  const isNamed = useIsNamed();
  return (
    <Box component="footer" sx={{ mt: 10, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={COLUMNS}>
        <Box sx={WHO}>
          <div>
            <Brand />
          </div>
          {!isNamed && (
            <Typography data-sample="" color="textSecondary" sx={{ maxWidth: 340, mt: 1 }}>
              {texts.footerText()}
            </Typography>
          )}
          {!isNamed && (
            <Box aria-hidden="true" data-sample="" sx={{ display: 'flex', gap: 1.5, mt: 2, color: 'text.secondary' }}>
              {SOCIAL.map((Icon, index) => (
                <Icon key={index} />
              ))}
            </Box>
          )}
          <HouseWithRoom room={ROOM} sx={LINES} />
        </Box>
        {GROUPS.map(({ title, items }) => {
          const shown = isNamed ? items.filter(hasPage) : items;
          return (
            shown.length > 0 && (
              <Box key={title} {...(!items.some(hasPage) && SAMPLE)}>
                <Typography component="h2" variant="overline" color="textSecondary">
                  {title}
                </Typography>
                <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, lineHeight: '44px' }}>
                  {shown.map(({ label, to }) => (
                    <li key={label} {...(to === undefined && SAMPLE)}>
                      {to === undefined ? (
                        label
                      ) : (
                        <Box component={Link} to={to} sx={{ color: 'inherit', display: 'inline-block' }}>
                          {label}
                        </Box>
                      )}
                    </li>
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </Container>
      <PageLinksBeside />
      <Typography
        component="p"
        variant="body2"
        color="textSecondary"
        sx={{ textAlign: 'center', px: 2, pb: 4, overflowWrap: 'anywhere' }}
      >
        {withParts(texts.copyright, { year: YEAR, name: <bdi data-house-name>{name}</bdi> })}
      </Typography>
    </Box>
  );
}

/** In a document with the name of a house, which has none of the samples. */
const OF_HOUSE = 'footer:not(:has([data-sample])) &';

const COLUMNS = {
  py: 6,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 2fr) 1fr 1fr' },
  [OF_HOUSE]: { gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' } },
} as const;

/** Name and lines of a house stand beside each other in a wide window. */
const WHO = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  minWidth: 0,
  [OF_HOUSE]: { display: { md: 'grid' }, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, columnGap: 4 },
} as const;

/** Without their distance from the name above them. */
const LINES = { [OF_HOUSE]: { mt: { md: -2 } } } as const;
/** Of four lines: street, phone, the hours of today, and a page elsewhere; with that distance. */
const ROOM = { [OF_HOUSE]: { display: 'flow-root', minHeight: 16 + 44 + 44 + 24 + 44 } } as const;

/** Marks what a house with a name does not have (lib/house-face.ts). */
const SAMPLE = { 'data-sample': '' } as const;

function hasPage({ to }: Item): boolean {
  return to !== undefined;
}
