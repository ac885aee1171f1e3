/** Names of today that some browsers accept and leave out of their list, which has an older one, such as Asia/Calcutta. */
const NEWER_NAMES = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
] as const;

/** UTC, and the zones of the world by their names. */
export const TIME_ZONES: readonly string[] = [
  'UTC',
  ...[...new Set([...Intl.supportedValuesOf('timeZone'), ...NEWER_NAMES.filter(isKnown)])]
    .filter((zone) => zone !== 'UTC')
    .toSorted(),
];

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
