import { COLLECTIONS, DEFAULT_SETTINGS, settingsFromDocument, type HouseSettings } from '@foodhouse/domain';
import { useLiveDocument } from '../../data/use-live.ts';

/** The settings of the house as they are now; null while they are not known. */
export function useLiveSettings(): HouseSettings | null {
  const live = useLiveDocument(
    'house/settings',
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.house, 'settings'),
    (_id, data) => settingsFromDocument(data),
  );
  return live.status === 'ready' ? (live.value.item ?? DEFAULT_SETTINGS) : null;
}
