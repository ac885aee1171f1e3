// No stories: shows part-forms.tsx.
import type { HouseDto } from '@foodhouse/domain';
import { useState } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { HouseState } from '../now/house-state.tsx';
import { PartForms } from './part-forms.tsx';

const LiveSettings = lazyComponent(async () => (await import('../pause/pause-button.tsx')).LiveSettings);

/** How the house is now, and its settings: each part is saved for itself, over what another has saved last. */
export function HouseForms({
  loaded,
  onReload,
}: {
  readonly loaded: HouseDto;
  readonly onReload: () => void;
}): React.JSX.Element {
  const [house, setHouse] = useState(loaded);
  return (
    <>
      <OptionalPart place={<HouseState house={house} />}>
        <LiveSettings>{(settings) => <HouseState house={settings ?? house} />}</LiveSettings>
      </OptionalPart>
      <PartForms house={house} onSaved={setHouse} onReload={onReload} />
    </>
  );
}
