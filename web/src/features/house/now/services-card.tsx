// No stories: in home/house-about.tsx.
import { formatMoney, fromDecimal, type HouseDto } from '@foodhouse/domain';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../ui/fact-list.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { servicesWords } from './hours-facts.tsx';
import * as texts from './texts.ts';

type Fact = readonly [label: string, value: string];
type ServicesHouse = Pick<HouseDto, 'services' | 'areas' | 'currency'>;

function serviceFacts(house: ServicesHouse): readonly Fact[] {
  return house.services.flatMap((service): readonly Fact[] => {
    if (service === 'delivery') return house.areas.map((area) => [areaName(area), areaWords(area, house.currency)]);
    return [[servicesWords([service]), service === 'table' ? texts.atTable() : texts.fetchIt()]];
  });
}

/** How guests get their food, and what a delivery costs in each area. Nothing of a house where they do not choose. */
export function ServicesCard({
  house,
  sx,
}: {
  readonly house: ServicesHouse;
  readonly sx: SxProps<Theme>;
}): React.JSX.Element | null {
  const facts = serviceFacts(house);
  if (facts.length === 0) return null;
  return (
    <Surface component="section" sx={sx}>
      <Typography component="h2" variant="h3">
        {texts.servicesTitle()}
      </Typography>
      <FactList facts={facts} />
    </Surface>
  );
}

function areaName({ name }: HouseDto['areas'][number]): string {
  return texts.dayOfServices({ day: servicesWords(['delivery']), services: name });
}

/** '€2.50 · free from €40.00 · minimum €15.00' */
function areaWords({ fee, minimum, freeFrom }: HouseDto['areas'][number], currency: HouseDto['currency']): string {
  const money = (amount: number): string => formatMoney(fromDecimal(amount, currency), currency);
  const words = [
    fee > 0 ? money(fee) : texts.noFee(),
    ...(fee > 0 && freeFrom !== null ? [texts.freeFrom({ amount: money(freeFrom) })] : []),
    ...(minimum > 0 ? [texts.areaMinimum({ amount: money(minimum) })] : []),
  ];
  return words.join(' · ');
}
