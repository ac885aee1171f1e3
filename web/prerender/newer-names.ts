import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../src/oldest-browsers.ts';

// What the oldest supported browsers lack (src/oldest-browsers.ts), by the data of the W3C's group for web features, is looked
// for in the built scripts: what is neither defined by src/lib/newer-functions.ts nor known to be something else ends the build.

/** A name that one of the browsers lacks. */
export interface NewerName {
  /** `Promise.withResolvers`, `requestFullscreen`. */
  readonly name: string;
  readonly pattern: RegExp;
}

/** Those that the main script defines itself. First scripts and the service worker must not use them. */
const DEFINED = new Set([
  'AbortSignal.any',
  'Map.groupBy',
  'groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  'hidePopover',
  'popover',
]);

/** Those that are asked for before they are used, or whose lack changes nothing, in our code and in libraries. */
const ASKED_FOR = new Set([
  'AbortSignal.timeout', // says another name of its error before Chrome 124
  'Intl.Segmenter',
  'Segmenter',
  'Symbol.dispose',
  'connection',
  'devicePixelRatio',
  'exitFullscreen',
  'fetchPriority',
  'fullscreenElement',
  'imageSizes',
  'requestFullscreen',
  'startViewTransition',
  'userAgentData',
  'wakeLock',
]);

/** Those that are fields and functions of our code and of libraries, and no browser's. */
const OF_OTHERS = new Set([
  'Temporal',
  'Temporal.Instant',
  'alpha',
  'bytes',
  'capture',
  'colorSpace',
  'config',
  'dispose',
  'drop',
  'isValid',
  'move',
  'ping',
  'resize',
  'share',
  'toArray',
  'toBase64',
  'use',
  'watch',
  'when',
]);

/** Interfaces whose members any code may meet; those of others are named by their constructors. */
const COMMON =
  /^(?:AbortSignal|Animation|Blob|CSS|Clipboard\w*|Crypto\w*|Document\w*|Element\w*|Event|EventTarget|File|FormData|Headers|HTML\w*Element|Intl|Navigator|Node|Performance|Range|Request|Response|Scheduler|Shadow\w+|Storage\w*|URL|URLSearchParams|Window)$/;

const KEY = /^(?<kind>javascript\.builtins|api)\.(?<owner>\w+)(?:\.(?<member>\w+))?$/;

/** Names that are newer than one of the oldest browsers, but for those of members that an older interface has too. */
export function newerNames(): readonly NewerName[] {
  const keys = Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    const { by_compat_key: byKey = {}, support } = feature.status;
    return (feature.compat_features ?? [])
      .filter((key) => KEY.test(key) && !key.endsWith('_event'))
      .map((key) => ({ key, isNew: isNewerThanOldest(byKey[key]?.support ?? support) }));
  });
  const known = new Set(keys.filter(({ isNew }) => !isNew).map(({ key }) => memberOf(key)));
  const names = keys.filter(({ isNew }) => isNew).flatMap(({ key }) => namesOf(key, known));
  return [...new Map(names.map((one) => [one.name, one])).values()];
}

/**
 * @param code a built script
 * @param isMain whether lib/newer-functions.ts has run before it
 * @returns what of it the oldest browsers lack
 */
export function newerNamesIn(code: string, names: readonly NewerName[], isMain: boolean): readonly string[] {
  const allowed = new Set([...ASKED_FOR, ...OF_OTHERS, ...(isMain ? DEFINED : [])]);
  return names.filter(({ name, pattern }) => !allowed.has(name) && pattern.test(code)).map(({ name }) => name);
}

function namesOf(key: string, known: ReadonlySet<string>): readonly NewerName[] {
  const { kind, owner = '', member } = KEY.exec(key)?.groups ?? {};
  const name = memberOf(key);
  if (member === undefined || name === owner)
    return [{ name: owner, pattern: new RegExp(String.raw`\bnew ${owner}\b|(?<![\w.$])${owner}\.\w`) }];
  const isStatic = member.endsWith('_static');
  const whole = { name: `${owner}.${name}`, pattern: new RegExp(String.raw`\b${owner}\??\.${name}\b`) };
  // A bundler names what files export by one letter or two: `navigator.ml` is the browser's, `e.ml` may be anything.
  const before = name.length < 3 ? String.raw`\b${owner.toLowerCase()}` : '';
  const ofAny = { name, pattern: new RegExp(String.raw`${before}\.${name}\b`) };
  const isOfAny = !isStatic && !known.has(name) && (kind !== 'api' || COMMON.test(owner));
  return [...(isStatic || kind !== 'api' ? [whole] : []), ...(isOfAny && !isFunctionOf(owner) ? [ofAny] : [])];
}

/** Whether what the interface has is called on its name alone. */
function isFunctionOf(owner: string): boolean {
  return /^(?:Atomics|Error|Intl|JSON|Math|Object|Promise|Temporal|Symbol)$/.test(owner);
}

function memberOf(key: string): string {
  const { owner = '', member = owner } = KEY.exec(key)?.groups ?? {};
  return member.replace(/_static$/, '');
}

function isNewerThanOldest(support: object): boolean {
  const sinces = new Map<string, unknown>(Object.entries(support));
  return Object.entries(OLDEST_BROWSERS).some(([browser, oldest]) => {
    const since = sinces.get(browser === 'ios' ? 'safari_ios' : browser);
    return typeof since !== 'string' || Number.parseFloat(since.replace('≤', '')) > Number(oldest);
  });
}
