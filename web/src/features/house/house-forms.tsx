import type { HouseDto } from '@foodhouse/domain';
import { useState } from 'react';
import { AboutForm } from './about-form.tsx';
import { PartLinks } from './part-links.tsx';
import { HoursForm } from './hours-form.tsx';
import { HouseForm } from './house-form.tsx';
import { ServicesForm } from './services-form.tsx';

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
      <PartLinks />
      <HoursForm house={house} onSaved={setHouse} onReload={onReload} />
      <ServicesForm house={house} onSaved={setHouse} onReload={onReload} />
      <AboutForm house={house} onSaved={setHouse} onReload={onReload} />
      <HouseForm house={house} onSaved={setHouse} onReload={onReload} />
    </>
  );
}
