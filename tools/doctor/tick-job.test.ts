import { expect, it } from 'vitest';
import type { Send } from '../operator.ts';
import { refuseWhileTicking } from './tick-job.ts';

const answering =
  (jobs: readonly object[]): Send =>
  async () => ({ status: 200, headers: new Headers(), body: { jobs } });
const job = (state: string): object => ({
  name: 'projects/house/locations/europe-west1/jobs/firebase-schedule-tick-europe-west1',
  state,
});

it('a house is restored while no tick runs', async () => {
  await expect(refuseWhileTicking(answering([job('ENABLED')]), 'house', 'europe-west1')).rejects.toThrow(
    'gcloud scheduler jobs pause firebase-schedule-tick-europe-west1 --location europe-west1 --project house',
  );
  await refuseWhileTicking(answering([job('PAUSED')]), 'house', 'europe-west1');
  await refuseWhileTicking(answering([]), 'house', 'europe-west1');
});
