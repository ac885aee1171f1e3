import { formatMoney, fromDecimal, type ChoicesDto, type Currency } from '@foodhouse/domain';

/** What is other in the later choices, in a few words each: `Large is new`, `Sauce is gone`. */
export function choiceChanges(before: ChoicesDto, now: ChoicesDto, currency: Currency): readonly string[] {
  const words = [
    ...now.sizes.flatMap((size) => {
      const was = before.sizes.find(({ id }) => id === size.id);
      if (!was) return [`${size.name} is new`];
      return [
        ...(was.name === size.name ? [] : [`${was.name} is called ${size.name}`]),
        ...(was.extra === size.extra
          ? []
          : [`${size.name} is +${formatMoney(fromDecimal(size.extra, currency), currency)}`]),
      ];
    }),
    ...now.groups.filter(({ id }) => !has(before.groups, id)).map(({ name }) => `${name} is new`),
    ...[
      ...before.sizes.filter(({ id }) => !has(now.sizes, id)),
      ...before.groups.filter(({ id }) => !has(now.groups, id)),
    ].map(({ name }) => `${name} is gone`),
  ];
  return words.length > 0 ? words : ['the order is another'];
}

function has(list: readonly { readonly id: string }[], id: string): boolean {
  return list.some((one) => one.id === id);
}
