// No stories: asks the database; shows accept-buttons.tsx.
import { AcceptButtons, type AcceptButtonsProps } from './accept-buttons.tsx';
import { usePromisingHouse } from './use-promising-house.ts';

/** *Accept* in a house that is followed live: it may be busy. */
export function LiveAcceptButtons(props: Omit<AcceptButtonsProps, 'house'>): React.JSX.Element {
  return <AcceptButtons {...props} house={usePromisingHouse()} />;
}
