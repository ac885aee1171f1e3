import { runTick } from '../functions/src/triggers/tick.ts';

const EVERY_MS = 5000;

/**
 * Runs the scheduled function on the suite, which has no scheduler. Ticks do not overlap. A failure is reported once,
 * until a tick succeeds again.
 * @returns stops
 */
export function startTicking(): () => void {
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    timer = setTimeout(() => void work(), EVERY_MS);
    timer.unref();
  };
  const work = async (): Promise<void> => {
    try {
      await runTick();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.error(`tick: ${error instanceof Error ? error.message : String(error)}`);
      hasFailed = true;
    }
    if (timer) plan();
  };
  plan();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
