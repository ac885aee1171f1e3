/** The stamp of a build, in `web/.build/stamp.json`. */
export interface BuildStamp {
  readonly project: string;
  /** Where its pages expect the functions. */
  readonly region: string;
  /** The content security policy of its pages. */
  readonly policy: string;
}

export interface Publication {
  /** The target of the deployment. */
  readonly project: string;
  /** The region of its functions, by functions/.env. */
  readonly region: string;
  /** The stamp of the site in web/dist; null without one. */
  readonly stamp: BuildStamp | null;
  /** The configuration of the deployment, and its policy. */
  readonly config: { readonly name: string; readonly policy: string };
}

/** @returns why this must not be published, with the right command; null when it may be */
export function refusalToPublish({ project, region, stamp, config }: Publication): string | null {
  const command = `npm run deploy -- --project ${project}`;
  if (stamp === null) return `web/dist holds no built site. Use: ${command}`;
  if (stamp.project !== project) return `web/dist was built for ${stamp.project}, not for ${project}. Use: ${command}`;
  if (stamp.region !== region)
    return `web/dist was built for functions in ${stamp.region}, not in ${region}. Use: ${command}`;
  if (stamp.policy !== config.policy)
    return `${config.name} has not the content security policy of the site in web/dist. Use: ${command}`;
  return null;
}
