import { speak, type HouseSettings } from '@foodhouse/domain';

/** Settings as they are read: from then on the server speaks as they say (decision 086). */
export function heard(settings: HouseSettings): HouseSettings {
  speak(settings.locale);
  return settings;
}
