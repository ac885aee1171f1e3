import { readFileSync } from 'node:fs';
import * as domain from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';

// docs/data-model.md against the tables of fields (decision 067): every stored field has its row, and no row is left over.

const TEXT = readFileSync('docs/data-model.md', 'utf8');

/** What stands in a document beside what its table says. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'foods/{foodId}': ['search', 'updatedAt', 'low'],
  'screens/{id}': ['expiresAt'],
  'invitations/{id}': ['expiresAt'],
  'alerts/{orderId}': ['isOpen', 'expiresAt'],
  'house/settings': ['writes'],
  'users/{uid}': ['search'],
};

/** The names of a section's rows, where a row may have several. */
function rowsOf(heading: string): readonly string[] {
  const start = TEXT.indexOf(`\n## ${heading}`);
  const end = TEXT.indexOf('\n## ', start + 1);
  const rows = TEXT.slice(start, end).matchAll(/^\| +([^|]+?) +\|/gm);
  return [...rows]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => !/^(?:field.*|-+)$/.test(name))
    .toSorted();
}

function storedNames(fields: domain.Fields): readonly string[] {
  return Object.entries<domain.Field>(fields).flatMap(([key, { stored = key, isId }]) => (isId ? [] : [stored]));
}

describe('docs/data-model.md', () => {
  it.each<readonly [heading: string, tables: readonly domain.Fields[]]>([
    ['foods/{foodId}', [domain.FOOD_FIELDS]],
    [
      'choices/{foodId}, choiceGroups/{groupId}',
      [
        domain.CHOICES_FIELDS,
        domain.CHOICE_GROUP_FIELDS,
        domain.SIZE_FIELDS,
        domain.OPTION_FIELDS,
        { ...domain.USE_FIELDS, isAsked: domain.FOOD_GROUP_FIELDS.isAsked },
      ],
    ],
    ['stockMoves/{moveId}', [domain.STOCK_MOVE_FIELDS]],
    ['customers/{uid}', [domain.CUSTOMER_FIELDS]],
    ['house/settings', [domain.SETTINGS_FIELDS]],
    ['house/pages', [domain.HOUSE_PAGES_FIELDS]],
    ['house/categories', [domain.CATEGORIES_FIELDS]],
    ['pictures/{id}', [domain.PICTURE_FIELDS]],
    ['screens/{id}', [domain.SCREEN_FIELDS]],
    ['alerts/{orderId}', [domain.ALERT_FIELDS]],
    ['orders/{orderId}\n', [domain.ORDER_FIELDS]],
    ['orders/{orderId}/events/{eventId}', [domain.EVENT_FIELDS]],
    ['orders/{orderId}/actors/{eventId}', [domain.ACTOR_FIELDS]],
    ['orderContacts/{orderId}', [domain.CONTACT_FIELDS]],
    ['pendingChanges/{uid}', [domain.PENDING_CHANGE_FIELDS]],
    ['invitations/{id}', [domain.INVITATION_FIELDS]],
    ['users/{uid}', [domain.USER_FIELDS]],
    ['reviews/{reviewId}', [domain.REVIEW_FIELDS]],
  ])('has a row for every field of %s, and no other', (heading, tables) => {
    const names = [...tables.flatMap((fields) => storedNames(fields)), ...(BESIDE[heading] ?? [])];
    expect(rowsOf(heading)).toEqual(names.toSorted());
  });

  it('names every status of an order', () => {
    expect(TEXT).toMatch(new RegExp(`^\\| status +\\|.*\\| ${domain.ORDER_STATUSES.join(', ')} +\\|`, 'm'));
  });
});
