import type { FetchedPicture } from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import { keepPicture } from '../catalogue/pictures/keep-picture.ts';
import { readPicture } from '../catalogue/pictures/read-picture.ts';
import { writePicture } from '../catalogue/pictures/write-picture.ts';

/** A food with the picture that its file names. */
export interface PicturedFood {
  readonly id: string;
  readonly picture: string;
}

/** How many are under way: each is held in memory, and cut here. */
const AT_ONCE = 2;
/** Width to height of every picture of the house. */
const SHAPE = 4 / 3;

/**
 * Fetches the pictures that a menu names, cuts the middle out of each, and keeps it with the house. One that cannot be had is left
 * out, and fails no other.
 * @param onBrought called with how many foods are done, those that got none among them
 * @param signal no picture is begun after it
 * @returns the address of each own picture, by the id of its food
 */
export async function bringPictures(
  foods: readonly PicturedFood[],
  { onBrought, signal }: { readonly onBrought: (count: number) => void; readonly signal: AbortSignal },
): Promise<Readonly<Record<string, string>>> {
  const brought: Record<string, string> = {};
  const open = [...Map.groupBy(foods, ({ picture }) => picture)];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = open.shift(); next && !signal.aborted; next = open.shift()) {
      const [source, same] = next;
      // oxlint-disable-next-line no-await-in-loop -- so many at once, and no more
      const address = await bringOne(source, signal);
      for (const { id } of same) if (address !== null) brought[id] = address;
      count += same.length;
      onBrought(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return brought;
}

async function bringOne(source: string, signal: AbortSignal): Promise<string | null> {
  const body = { address: source };
  const answer = await callAsUser<FetchedPicture>('/pictures/fetch', { method: 'POST', body, signal });
  if (!answer.ok) return null;
  try {
    const bytes = Uint8Array.from(atob(answer.value.picture), (letter) => letter.charCodeAt(0));
    const picture = await readPicture(new Blob([bytes]));
    const kept = await keepPicture(await writePicture(picture, middleOf(picture)));
    return kept.ok ? kept.address : null;
  } catch {
    return null; // no picture to this browser, or none that it can write
  }
}

/** The largest part of the shape of all pictures, in the middle. */
function middleOf({ width, height }: HTMLCanvasElement): Parameters<typeof writePicture>[1] {
  const cut = { width: Math.min(width, height * SHAPE), height: Math.min(height, width / SHAPE) };
  return { x: (width - cut.width) / 2, y: (height - cut.height) / 2, ...cut };
}
