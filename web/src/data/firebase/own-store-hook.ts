// Stands for `use-sync-external-store/shim`, which reactfire imports for versions of React without this hook.
export { useSyncExternalStore } from 'react';
