export * from './business-day.ts';
export * from './calendar-file.ts';
export * from './local-time.ts';
export * from './time-words.ts';
export * from './weekly-hours.ts';
export * from './years.ts';
