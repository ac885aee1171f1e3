// No stories: in ticket.tsx.
import { kitchenAllergensText, kitchenNameOf, kitchenText, optionText, type OrderLine } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RADII } from '../../../ui/radii.ts';
import { IN_THE_DARK } from './ticket-styles.ts';
import * as texts from './texts.ts';

/**
 * What the kitchen has to make: each line with its size and its options below it, and what the guest asks for in a box of
 * its own. Nothing is cut: nobody cooks half a name. Every line has its portions, a single one too: nobody looks for what is
 * not there.
 */
export function TicketLines({
  lines,
  isStruck = false,
}: {
  readonly lines: readonly OrderLine[];
  readonly isStruck?: boolean;
}): React.JSX.Element {
  return (
    <Typography component="h2" sx={[COUNTED, isStruck && { color: STRUCK.color }]}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <Box component="span" key={index} sx={LINE}>
          <Box component="span" sx={[line.quantity > 1 ? COUNT : SINGLE, isStruck && THROUGH]}>
            {`${line.quantity} × `}
          </Box>
          <Box component="span" sx={[NAME, isStruck && THROUGH]}>
            <bdi>{kitchenText({ ...line, size: null, quantity: 1 })}</bdi>
          </Box>
          {line.size && (
            <Box component="span" sx={[SIZE, isStruck && THROUGH]}>
              {kitchenNameOf(line.size)}
            </Box>
          )}
          {line.options.map((option) => (
            <Box
              component="span"
              key={`${option.groupId}/${option.id}`}
              sx={[OPTION, option.under !== null && UNDER, isStruck && THROUGH]}
            >
              <bdi>{optionText({ name: kitchenNameOf(option), quantity: option.quantity })}</bdi>
            </Box>
          ))}
          {line.note !== null && (
            <Box component="span" sx={[NOTE, isStruck && THROUGH]}>
              ! <bdi>{line.note}</bdi>
            </Box>
          )}
        </Box>
      ))}
    </Typography>
  );
}

/** What the guest asks for the whole order: as prominent as what they ask of one food, and apart from the last one. */
export function TicketNote({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <Box sx={WHOLE}>
      {texts.forWholeOrder()}
      <Box sx={NOTE}>
        ! <bdi>{children}</bdi>
      </Box>
    </Box>
  );
}

/** The allergens of an order in words; muted where none of it is declared, which in many houses is every order. */
export function TicketAllergens({ lines }: { readonly lines: readonly OrderLine[] }): React.JSX.Element {
  const isSilent = lines.every(({ allergens }) => allergens === null);
  return <Box sx={isSilent ? SILENT : ALLERGENS}>{kitchenAllergensText(lines)}</Box>;
}

/** Of what is delivered. */
export const STRUCK = { textDecoration: 'line-through', color: 'text.secondary' } as const;

/** Each part by itself: a line through their heading would be where the heading's own type has its middle. */
const THROUGH = { textDecoration: STRUCK.textDecoration } as const;

/** Names and options begin behind the widest number of portions; a note has the whole width. */
const COUNTED = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 0.75,
} as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  '&:not(:first-of-type)': { mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' },
} as const;

const COUNT = {
  gridColumn: 1,
  fontSize: 'var(--ticket-name)',
  fontWeight: 800,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
} as const;

/** One portion is no news. */
const SINGLE = { ...COUNT, fontWeight: 600, color: 'text.secondary' } as const;

const NAME = {
  gridColumn: 2,
  fontSize: 'var(--ticket-name)',
  fontWeight: 800,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
} as const;

const WHOLE = {
  mt: 1.25,
  pt: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  fontWeight: 700,
} as const;

const OPTION = {
  gridColumn: 2,
  display: 'block',
  fontSize: 'var(--ticket-detail)',
  fontWeight: 500,
  lineHeight: 1.25,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** What the option before it asked for: further in, wherever that one begins. */
const UNDER = { marginInlineStart: 2 } as const;
const SIZE = { ...OPTION, fontWeight: 700 } as const;

/** The kitchen's own amber, as on the heads; in the dark its words are as bright, and its ground is not. */
const NOTE = {
  gridColumn: '1 / -1',
  display: 'block',
  mt: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: RADII.small,
  bgcolor: '#f5b841',
  color: '#2b1d00',
  fontSize: 'var(--ticket-detail)',
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
  [IN_THE_DARK]: { bgcolor: 'warning.light', color: 'warning.dark' },
} as const;

/** Smaller than what a guest has asked for, and as dark as the food. */
const ALLERGENS = {
  mt: 1.25,
  fontSize: 'var(--ticket-action)',
  fontWeight: 600,
  lineHeight: 1.25,
  color: 'text.primary',
} as const;

/** As large, for it is read from as far; nearer to the lines, so that a board of such orders shows as many as it can. */
const SILENT = { ...ALLERGENS, mt: 0, mb: -1, color: 'text.secondary' } as const;
