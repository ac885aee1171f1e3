import { COLLECTIONS, DEFAULT_SETTINGS, settingsFromDocument, type HouseSettings } from '@foodhouse/domain';
import { learnHouseDay } from '../../../lib/clock.ts';
import { learnNotOpenYet } from '../../../lib/not-open-yet.ts';
import { useLiveDocument } from '../../../data/use-live.ts';

function settingsOf(data: Parameters<typeof settingsFromDocument>[0]): HouseSettings {
  const settings = settingsFromDocument(data);
  learnHouseDay(settings);
  learnNotOpenYet(settings);
  return settings;
}

/** The settings of the house as they are now; null while they are not known. */
export function useLiveSettings(): HouseSettings | null {
  const live = useLiveDocument(
    'house/settings',
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.house, 'settings'),
    (_id, data) => settingsOf(data),
  );
  return live.status === 'ready' ? (live.value.item ?? DEFAULT_SETTINGS) : null;
}
