/** What a modest scanner sees of the code on paper: grey where a dot of it is half dark. */
export function scanned(
  svg: Element,
  millimetres: number,
  dotsPerInch: number,
): { pixels: Uint8ClampedArray; width: number } {
  const PARTS = 4; // of a dot, each way
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const isDark = Array.from({ length: size * size }, () => false);
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g))
    isDark[Number(y) * size + Number(x)] = true;
  const width = Math.round((millimetres / 25.4) * dotsPerInch);
  const squareAt = (part: number): number => Math.floor(((part + 0.5) / PARTS / width) * size);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let dot = 0; dot < width * width; dot += 1) {
    let dark = 0;
    for (let part = 0; part < PARTS ** 2; part += 1) {
      const [x, y] = [
        (dot % width) * PARTS + (part % PARTS),
        Math.floor(dot / width) * PARTS + Math.floor(part / PARTS),
      ];
      if (isDark[squareAt(y) * size + squareAt(x)]) dark += 1;
    }
    pixels.fill(255 * (1 - dark / PARTS ** 2), dot * 4, dot * 4 + 3);
  }
  return { pixels, width };
}
