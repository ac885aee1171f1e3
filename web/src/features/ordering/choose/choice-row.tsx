// No stories: is a row of choice-form.tsx.
import { ClassNames } from '@emotion/react';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { IS_RTL } from '../../../lib/direction.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Radio } from '../../../ui/radio.tsx';

/** What the rows inside look like is read once: a food may have five hundred. */
export function ChoiceRows({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <ClassNames>
      {(styles) => (
        // One text, which stays the same: rows are drawn again only when they are others.
        <NamesAround value={[OPTION, TARGET, NAME, EXTRA, ASIDE].map((style) => styles.css(style)).join(' ')}>
          {children}
        </NamesAround>
      )}
    </ClassNames>
  );
}

/** An option: the whole row is its target. */
export function ChoiceRow({
  name,
  extra,
  isTimed = false,
  oneOf,
  aside,
  ...input
}: Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange' | 'aria-describedby'> & {
  readonly name: string;
  /** What it adds to the price or takes off, or why there is none; empty for nothing. */
  readonly extra: string;
  /** Whether that says a time too, which may be as long as the name. */
  readonly isTimed?: boolean;
  /** The name of the options of which one is chosen; null where several may be. */
  readonly oneOf: string | null;
  /** Beside it, and no part of its target. */
  readonly aside?: ReactNode;
}): React.JSX.Element {
  const [option, target, nameOf, extraOf, asideOf] = use(NamesAround).split(' ');
  return (
    <div className={option}>
      <label className={target} data-off={input.disabled || undefined} data-on={input.checked || undefined}>
        {oneOf === null ? <Checkbox style={BOX} {...input} /> : <Radio name={oneOf} style={BOX} {...input} />}
        <bdi className={nameOf}>{name}</bdi>
        {extra !== '' && (
          <span className={extraOf} data-timed={isTimed || undefined}>
            {extra}
          </span>
        )}
      </label>
      {aside && <div className={asideOf}>{aside}</div>}
    </div>
  );
}

/** Where the focus brings it, the search over it covers neither the name of its group nor what is missing of that. */
const BOX = { flexShrink: 0, margin: 0, scrollMarginTop: 136 } as const;

const OPTION = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 52,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;
const TARGET = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: '1 1 220px', // beside it there is room for a stepper, or it has a line of its own
  minWidth: 0,
  minHeight: 52,
  cursor: 'pointer',
  borderRadius: RADII.small,
  '&[data-off]': { color: 'var(--mui-palette-text-disabled)', cursor: 'default' },
  '&[data-on]': { fontWeight: 700 },
} as const;
const NAME = {
  flexGrow: 1,
  overflowWrap: 'anywhere',
  ...(IS_RTL && ({ textAlign: 'match-parent' } as const)), // beside its box, whichever way it is written
} as const;
const EXTRA = {
  color: 'var(--mui-palette-text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-timed]': { maxWidth: '60%', textAlign: 'end', whiteSpace: 'normal' },
} as const;
const ASIDE = { marginInlineStart: 'auto', padding: '4px 0' } as const;

/** The class names of what a row is made of, in this order. */
const NamesAround = createContext('');
