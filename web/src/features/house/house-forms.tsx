import type { HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { Beside } from '../../ui/beside.tsx';
import { AboutForm } from './about-form.tsx';
import { GuestsView } from './guests-view.tsx';
import { HouseState } from './house-state.tsx';
import { PartLinks } from './part-links.tsx';
import { HoursForm } from './hours-form.tsx';
import { HouseForm } from './house-form.tsx';
import { ServicesForm } from './services-form.tsx';

const LiveSettings = lazyComponent(async () => (await import('./pause-button.tsx')).LiveSettings);

/** Each is saved for itself, over what the other has saved last. */
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
      <Beside place={<HouseState house={house} />}>
        <LiveSettings>{(settings) => <HouseState house={settings ?? house} />}</LiveSettings>
      </Beside>
      <PartLinks />
      <Box sx={PAGE}>
        <div>
          <HoursForm house={house} onSaved={setHouse} onReload={onReload} />
          <ServicesForm house={house} onSaved={setHouse} onReload={onReload} />
          <AboutForm house={house} onSaved={setHouse} onReload={onReload} />
          <HouseForm house={house} onSaved={setHouse} onReload={onReload} />
        </div>
        <GuestsView house={house} />
      </Box>
    </>
  );
}

/** The forms, and where there is room beside them what guests see. */
const PAGE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1040px) minmax(280px, 400px)' },
  columnGap: 4,
  alignItems: 'start',
} as const;
