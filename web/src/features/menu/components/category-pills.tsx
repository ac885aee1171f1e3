import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { FADE_PX, scrollFade } from '../../../ui/scroll-fade.ts';
import { IN_BAR } from './food-search-bar.tsx';
import * as texts from './texts.ts';

/** One button for each category of the menu, which leads to its foods, in one line that scrolls sideways. */
export function CategoryPills({
  names,
  current,
  isBusy = false,
  onPress,
}: {
  readonly names: readonly string[];
  /** The one whose foods are in sight. */
  readonly current: string | undefined;
  /** Whether the foods of the current one are on their way. */
  readonly isBusy?: boolean;
  readonly onPress: (name: string) => void;
}): React.JSX.Element {
  return (
    <ToggleButtonGroup
      leads
      label={texts.foodsByCategory()}
      options={names.map((name) => ({ value: name, label: name }))}
      value={current ?? ''}
      isBusy={isBusy}
      onChange={onPress}
      data-scrolls=""
      sx={PILLS}
      slotProps={{ button: { sx: PILL } }}
    />
  );
}

/** All the room between the search and the filter. */
const PILLS = {
  ...IN_BAR.sx,
  flex: '99 1 0',
  minWidth: 0,
  my: '-4px',
  p: '4px',
  paddingInlineEnd: `${FADE_PX}px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...scrollFade(),
} as const;

/** What is longer than most of a phone's line ends in dots. */
const PILL = {
  display: 'block',
  flexShrink: 0,
  maxWidth: 'min(56vw, 300px)',
  px: { xs: 1.5, lg: 2 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
