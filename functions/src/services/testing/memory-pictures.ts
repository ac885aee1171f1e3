import type { OwnPicture } from '@foodhouse/domain';
import type { PictureBook } from '../shared/ports.ts';

/** The pictures of a house, and the addresses that its foods have. */
export class MemoryPictures implements PictureBook {
  readonly pictures = new Map<string, OwnPicture>();
  readonly used = new Set<string>();

  async keep(id: string, picture: OwnPicture): Promise<void> {
    this.pictures.set(id, picture);
  }

  async picture(id: string): Promise<OwnPicture | null> {
    return this.pictures.get(id) ?? null;
  }

  async toCheck(untilMs: number, limit: number): Promise<readonly string[]> {
    return [...this.pictures].flatMap(([id, { checkAtMs }]) => (checkAtMs <= untilMs ? [id] : [])).slice(0, limit);
  }

  async isUsed(address: string): Promise<boolean> {
    return this.used.has(address);
  }

  async lookAgain(id: string, atMs: number): Promise<void> {
    const picture = this.pictures.get(id);
    if (picture) this.pictures.set(id, { ...picture, checkAtMs: atMs });
  }

  async delete(id: string): Promise<void> {
    this.pictures.delete(id);
  }
}
