import { Suspense, use } from 'react';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useSearchParams } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { NoticeBlock } from '../ui/notice-block.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { RADII } from '../ui/radii.ts';
import { Region } from '../ui/region.tsx';
import { Surface } from '../ui/surface.tsx';
import { ToggleButtonGroup } from '../ui/toggle-button-group.tsx';
import { loadStories, PARTS } from './parts.ts';
import type { Stories } from './stories.tsx';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every state of every component, from the files `*.stories.tsx`; with `?part=ui/button` those of one component. */
export function Component(): React.JSX.Element {
  const [query] = useSearchParams();
  const { mode, systemMode, setMode } = useColorScheme();
  const only = query.get('part');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '280px minmax(0, 1fr)' } }}>
      <SkipLink />
      <PartList current={only} />
      <Box component="main" id="content" sx={{ p: { xs: 2, md: 4 }, minWidth: 0 }}>
        <PageHeading
          title="Gallery"
          aside={
            <ToggleButtonGroup
              label="Colours"
              options={SCHEMES}
              value={(mode === 'system' ? systemMode : mode) ?? 'light'}
              onChange={setMode}
            />
          }
        >
          Gallery
        </PageHeading>
        <Suspense fallback={<Typography>Loading stories</Typography>}>
          <Sections only={only} />
        </Suspense>
      </Box>
    </Box>
  );
}

/** Links to the components: beside the states, on a phone folded above them. */
function PartList({ current }: { readonly current: string | null }): React.JSX.Element {
  const isWide = useMediaQuery('(min-width: 900px)');
  return (
    <Box
      component="nav"
      aria-label="Parts"
      sx={{
        p: 2,
        border: '0 solid',
        borderColor: 'divider',
        borderInlineEndWidth: { md: 1 },
        borderBottomWidth: { xs: 1, md: 0 },
        position: { md: 'sticky' },
        top: 0,
        height: { md: '100vh' },
        boxSizing: 'border-box',
        overflowY: { md: 'auto' },
      }}
    >
      {/* On a phone a chosen link folds the list again. */}
      <details key={isWide ? '' : current} open={isWide}>
        <Box component="summary" sx={{ fontWeight: 800, minHeight: 32, cursor: 'pointer' }}>
          {`${PARTS.length} parts`}
        </Box>
        <PartLink to="" isCurrent={current === null}>
          All of them
        </PartLink>
        {FOLDERS.map((folder) => (
          <Box key={folder} component="section" aria-label={folder} sx={{ mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {folder}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {PARTS.filter((part) => part.folder === folder).map(({ name }) => (
                <li key={name}>
                  <PartLink to={`?part=${name}`} isCurrent={name === current}>
                    {name.slice(folder.length + 1)}
                  </PartLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </details>
    </Box>
  );
}

const FOLDERS = [...new Set(PARTS.map(({ folder }) => folder))];

function PartLink({
  to,
  isCurrent,
  children,
}: {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Box component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={LINK}>
      {children}
    </Box>
  );
}

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  px: 1,
  borderRadius: RADII.small,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'plate.peach', color: 'primary.main', fontWeight: 700 },
} as const;

function Sections({ only }: { readonly only: string | null }): React.JSX.Element {
  const shown = use(loadStories(only));
  if (shown.length === 0)
    return (
      <NoticeBlock picture="/img/site/plate.webp" title="No such part">
        {`There are no stories of ${only}.`}
      </NoticeBlock>
    );
  return (
    <>
      {shown.map(({ name, stories }) => (
        <PartSection key={name} name={name} stories={stories} />
      ))}
    </>
  );
}

interface PartSectionProps {
  readonly name: string;
  readonly stories: Stories;
}

function PartSection({ name, stories }: PartSectionProps): React.JSX.Element {
  return (
    <Box component="section" aria-labelledby={name} data-lists={IN_LISTS.test(name) ? '' : undefined} sx={{ mb: 5 }}>
      <Typography id={name} component="h2" variant="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        {Object.entries(stories).map(([state, story]) => (
          // axe reports findings by this id.
          <Box
            key={state}
            component="figure"
            id={`${name} ${state}`.replaceAll(/\W+/g, '-')}
            data-story={state}
            sx={FRAME}
          >
            <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
              {state}
            </Typography>
            <Surface radius="card" sx={{ p: 2, bgcolor: 'background.default', overflowX: 'auto' }}>
              <Region>{story}</Region>
            </Surface>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Parts of the dashboard's lists, which have looks of their own there. */
const IN_LISTS = /^features\/(?:catalogue|orders|reviews\/components|users)\//;

/** As wide as its content needs. */
const FRAME = {
  m: 0,
  minWidth: 'min(100%, 280px)',
  maxWidth: 1,
  // Off-screen states are laid out too, because axe and people check all of them.
  '& *': { contentVisibility: 'visible !important' },
} as const;
