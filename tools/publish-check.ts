/** What the build of a site says of itself, in `web/.build/stamp.json`. */
export interface BuildStamp {
  readonly project: string;
  /** The content security policy that its pages need. */
  readonly policy: string;
}

export interface Publication {
  /** Where firebase-tools is about to publish. */
  readonly project: string;
  /** Of the site that lies in web/dist; null where none was built. */
  readonly stamp: BuildStamp | null;
  /** The configuration that firebase-tools was given, and the policy in it. */
  readonly config: { readonly name: string; readonly policy: string };
}

/** @returns why this must not be published, with the command to use instead; null when it may be */
export function refusalToPublish({ project, stamp, config }: Publication): string | null {
  const command = `npm run deploy -- --project ${project}`;
  if (stamp === null) return `web/dist holds no built site. Use: ${command}`;
  if (stamp.project !== project) return `web/dist was built for ${stamp.project}, not for ${project}. Use: ${command}`;
  if (stamp.policy !== config.policy)
    return `${config.name} has not the content security policy of the site in web/dist. Use: ${command}`;
  return null;
}
