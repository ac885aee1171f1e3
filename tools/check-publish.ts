// The `predeploy` step in firebase.json, which firebase-tools runs before every deployment. It refuses a site that was
// built for another project, such as the emulators'.
import { existsSync, readFileSync } from 'node:fs';
import { policyIn } from '../web/prerender/hosting.ts';
import { regionOf, settingsOf } from '../local/house-settings.ts';
import { fail } from './fail.ts';
import { startScript } from './options.ts';
import { refusalToPublish, type BuildStamp } from './publish-check.ts';

// npm runs this in the folder of the configuration, which contains both.
const STAMP = 'web/.build/stamp.json';
const {
  rest: [name = 'firebase.json'],
} = startScript({
  call: 'npm run check-publish',
  does: 'Whether what is built was built for the project that firebase-tools publishes to; it takes this step itself.',
  takes: 'CONFIG',
});
const project = process.env['GCLOUD_PROJECT'];
if (project === undefined)
  fail('GCLOUD_PROJECT: expected the project, which firebase-tools names before it publishes.');
const stamp = existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as BuildStamp) : null;
const policy = policyIn(readFileSync(name, 'utf8'));
const region = regionOf(settingsOf(project, 'functions'));
const refusal = refusalToPublish({ project, region, stamp, config: { name, policy } });
if (refusal !== null) fail(refusal);
