/**
 * Orders strings by code point, which equals the order of their UTF-8 bytes.
 * JavaScript's `<` orders by UTF-16 unit, where surrogates sort before U+E000 to U+FFFF.
 * @source docs/data.md#order-of-values
 */
export function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit <= 0xdfff ? unit + 0x10000 : unit;
}
