import type { Food, PageRequest } from '@foodhouse/domain';
import type { Catalogue, Clock, MenuPage } from '../services/ports.ts';

/** How old a cached page of the menu may be. A change by this process evicts the cache at once. */
const FRESH_MS = 1000;
const MAX_PAGES = 200;

interface Entry {
  readonly listed: Promise<MenuPage>;
  readonly untilMs: number;
}

/** The menu, read from Firestore at most once a second. A fresh page is always the same object. */
export class CachedCatalogue implements Catalogue {
  readonly #source: Catalogue;
  readonly #clock: Clock;
  readonly #pages = new Map<string, Entry>();

  constructor(source: Catalogue, clock: Clock) {
    this.#source = source;
    this.#clock = clock;
  }

  foodsOnMenu(page: PageRequest): Promise<MenuPage> {
    const key = JSON.stringify([page.limit, page.after]);
    const known = this.#pages.get(key);
    const nowMs = this.#clock.nowMs();
    if (known && nowMs < known.untilMs) return known.listed;
    if (this.#pages.size >= MAX_PAGES) this.#pages.clear();
    const entry = { listed: this.#source.foodsOnMenu(page), untilMs: nowMs + FRESH_MS };
    this.#pages.set(key, entry);
    entry.listed.catch(() => {
      if (this.#pages.get(key) === entry) this.#pages.delete(key); // the next read retries
    });
    return entry.listed;
  }

  food(id: string): Promise<Food | null> {
    return this.#source.food(id);
  }

  /** Evicts the menu after a food was written. */
  forget(): void {
    this.#pages.clear();
  }
}
