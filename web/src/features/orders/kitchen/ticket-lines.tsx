import { declaredAllergens, kitchenNameOf, kitchenText, optionText, type OrderLine } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { RADII } from '../../../ui/radii.ts';

/**
 * What the kitchen has to make: each line with its size and its options below it, and what the guest asks for in a box of
 * its own. A long name is cut, and never the size.
 */
export function TicketLines({ lines }: { readonly lines: readonly OrderLine[] }): React.JSX.Element {
  return (
    <>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <Box component="span" key={index} sx={LINE}>
          <Box component="span" sx={NAME}>
            {kitchenText({ ...line, size: null })}
          </Box>
          {line.size && (
            <Box component="span" sx={SIZE}>
              {kitchenNameOf(line.size)}
            </Box>
          )}
          {line.options.map((option) => (
            <Box component="span" key={`${option.groupId}/${option.id}`} sx={OPTION}>
              {optionText({ name: kitchenNameOf(option), quantity: option.quantity })}
            </Box>
          ))}
          {line.note !== null && (
            <Box component="span" sx={NOTE}>
              ! {line.note}
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}

/** The allergens of an order in words; nothing where none were declared. */
export function TicketAllergens({ lines }: { readonly lines: readonly OrderLine[] }): React.JSX.Element | null {
  const allergens = declaredAllergens(lines);
  if (allergens.length === 0) return null;
  return <Box sx={ALLERGENS}>Contains {allergens.join(', ')}</Box>;
}

const LINE = { display: 'block', '& + &': { mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' } } as const;

const NAME = {
  fontSize: 'var(--ticket-name)',
  fontWeight: 800,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

const OPTION = {
  display: 'block',
  pl: 2.5,
  fontSize: 'var(--ticket-detail)',
  fontWeight: 500,
  lineHeight: 1.25,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
} as const;

const SIZE = { ...OPTION, fontWeight: 700 } as const;

/** The kitchen's own amber, as on the heads: the same in both colour schemes. */
const NOTE = {
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
} as const;

/** Smaller than what a guest has asked for, and as dark as the food. */
const ALLERGENS = {
  mt: 1.25,
  fontSize: 'var(--ticket-action)',
  fontWeight: 600,
  lineHeight: 1.25,
  color: 'text.primary',
} as const;
