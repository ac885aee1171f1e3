import { inMenuOrder, type Food } from '@foodhouse/domain';
import { MENU_ASK_MS } from '../config.ts';
import type { Catalogue, Clock } from '../services/shared/ports.ts';

// The menu in memory: docs/decisions/032.

/** How long the menu is kept before it is read as a whole again. */
const KEEP_MS = 10 * 60 * 1000;
/** Changes are asked for from this long before the last answer: a commit's time lies a little before it can be read. */
const OVERLAP_MS = 10_000;

/** A food as one commit left it. Times are Firestore's own, in epoch microseconds. */
export interface KnownFood {
  readonly food: Food;
  readonly versionUs: number;
}

export interface MenuReading {
  readonly foods: readonly KnownFood[];
  /** Everything committed until then is in it. */
  readonly readAtUs: number;
}

/** Reads the menu from the database. Every method throws UnavailableError. */
export interface MenuSource {
  /** All foods on the menu. */
  whole(): Promise<MenuReading>;
  /** The foods that changed at this time or later, removed ones too. */
  changedSince(atUs: number): Promise<MenuReading>;
  /** One food, removed or not. */
  food(id: string): Promise<KnownFood | null>;
}

/**
 * The menu in memory. It asks only for what changed, at most once in five seconds, and reads the whole menu again every
 * ten minutes. Commits of this process are told to it, so that its own changes show at once.
 */
export class KeptMenu implements Catalogue {
  readonly #source: MenuSource;
  readonly #clock: Clock;
  readonly #overlapUs: number;
  #foods = new Map<string, KnownFood>();
  /** Made from the foods until one of them changes. */
  #onMenu: readonly Food[] | null = null;
  #asked: Promise<void> | null = null;
  #freshUntilMs = 0;
  #keptUntilMs = 0;
  #readAtUs = 0;

  /** @param overlapMs for a process whose clock is faster than Firestore's */
  constructor(source: MenuSource, clock: Clock, overlapMs = OVERLAP_MS) {
    this.#source = source;
    this.#clock = clock;
    this.#overlapUs = overlapMs * 1000;
  }

  async menu(): Promise<readonly Food[]> {
    await this.#refresh();
    this.#onMenu ??= [...this.#foods.values()]
      .map(({ food }) => food)
      .filter(({ retiredAtMs }) => retiredAtMs === null)
      .toSorted(inMenuOrder);
    return this.#onMenu;
  }

  /** An id that is not known here is looked up: the food may be seconds old, or have been removed long ago. */
  async food(id: string, isFresh = false): Promise<Food | null> {
    await this.#refresh();
    const known = this.#foods.get(id);
    if (known && !isFresh) return known.food;
    const found = await this.#source.food(id);
    if (found) this.know([found.food], found.versionUs);
    return found ? (this.#foods.get(id) ?? found).food : null;
  }

  /** Takes over foods as a commit left them. @param versionUs the commit's time, in epoch microseconds */
  know(foods: readonly Food[], versionUs: number): void {
    this.#merge(foods.map((food) => ({ food, versionUs })));
  }

  #refresh(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    if (this.#asked && nowMs < this.#freshUntilMs) return this.#asked;
    this.#freshUntilMs = nowMs + MENU_ASK_MS;
    const asked = this.#ask(nowMs);
    this.#asked = asked;
    asked.catch(() => {
      if (this.#asked === asked) this.#asked = null; // the next request asks again
    });
    return asked;
  }

  async #ask(nowMs: number): Promise<void> {
    if (nowMs < this.#keptUntilMs) {
      const { foods, readAtUs } = await this.#source.changedSince(this.#readAtUs - this.#overlapUs);
      this.#merge(foods);
      this.#readAtUs = Math.max(this.#readAtUs, readAtUs);
      return;
    }
    const { foods, readAtUs } = await this.#source.whole();
    const later = [...this.#foods.values()].filter(({ versionUs }) => versionUs > readAtUs);
    this.#foods = new Map(foods.map((known) => [known.food.id, known]));
    this.#onMenu = null;
    this.#merge(later);
    this.#readAtUs = readAtUs;
    this.#keptUntilMs = nowMs + KEEP_MS;
  }

  /** Of two versions of a food the later one stays, in whatever order they arrive. */
  #merge(foods: readonly KnownFood[]): void {
    for (const known of foods) {
      const { id } = known.food;
      if (known.versionUs <= (this.#foods.get(id)?.versionUs ?? -1)) continue;
      this.#foods.set(id, known);
      this.#onMenu = null;
    }
  }
}
