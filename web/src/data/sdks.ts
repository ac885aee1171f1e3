let earlier: Promise<void> | null = null;

/** The SDKs take the network and the processor: what is about to be shown comes first. */
export function loadSdksAfter(shown: Promise<void>): void {
  earlier = shown;
}

/** Resolves once nothing more important is on its way; at once where nothing is. */
export async function whenSdksMayLoad(): Promise<void> {
  await earlier;
}
