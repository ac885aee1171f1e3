import type { Send } from '../operator.ts';
import { list, read } from './finding.ts';

/** A job of Cloud Scheduler. */
export interface Job {
  readonly name: string;
  /** `ENABLED`, `PAUSED`, … */
  readonly state?: string;
  /** How its last call ended. */
  readonly status?: { readonly code?: number; readonly message?: string };
}

/** The job that calls `tick` every minute; undefined where there is none. */
export async function tickJob(send: Send, projectId: string, region: string): Promise<Job | undefined> {
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${projectId}/locations/${region}/jobs`;
  const jobs = list<Job>(await read(send, url), 'jobs');
  return jobs.find(({ name }) => name.endsWith(`/firebase-schedule-tick-${region}`));
}

/**
 * A tick in a half-restored house rejects its overdue orders, and changes what the restore has written.
 * @throws Error that says how to pause it
 */
export async function refuseWhileTicking(send: Send, projectId: string, region: string): Promise<void> {
  const job = await tickJob(send, projectId, region);
  if (job?.state !== 'ENABLED') return;
  const command = `gcloud scheduler jobs pause firebase-schedule-tick-${region} --location ${region} --project ${projectId}`;
  throw new Error(`tick runs every minute and would change what is restored: ${command}`);
}
