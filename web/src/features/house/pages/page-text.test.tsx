import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blocksOf, piecesOf } from './page-blocks.ts';
import { PageText } from './page-text.tsx';

describe('a text of the house as a page', () => {
  it('has a paragraph for each piece between empty lines, with its lines, and a heading for each line that begins with #', () => {
    expect(blocksOf('Kanal\nUferstr. 12\r\n\n \n# Who  \nMaria\n#hashtag\n# \nEnd:')).toEqual([
      { kind: 'paragraph', lines: ['Kanal', 'Uferstr. 12'] },
      { kind: 'heading', lines: ['Who'] },
      { kind: 'paragraph', lines: ['Maria', '#hashtag', '# ', 'End:'] },
    ]);
    expect(blocksOf('')).toEqual([]);
  });

  it.each([
    ['See https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c', '.'],
    ['(https://example.com)', 'https://example.com', ')'],
    ['HTTPS://example.com, and', 'HTTPS://example.com', ', and'],
  ])('has a link of the address in “%s”, without what ends the sentence', (line, address, rest) => {
    const pieces = piecesOf(line);
    expect(pieces.filter(({ isLink }) => isLink)).toEqual([{ text: address, isLink: true }]);
    expect(pieces.map(({ text }) => text).join('')).toBe(line);
    expect(line.endsWith(address + rest)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'mailto:a@example.com',
    'https://',
    'https://[',
    'data:text/html,https:',
    'an https connection',
  ])('has no link of %s', (line) => {
    expect(piecesOf(line).some(({ isLink }) => isLink)).toBe(false);
    expect(
      piecesOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });

  it('shows HTML and scripts as the text that they are', () => {
    const text = '<script>alert(1)</script>\n<a href="javascript:alert(1)">Press</a>\n\n# <b>Bold</b>';
    const { container } = render(<PageText text={text} />);
    expect(container.querySelector('script, a, b')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('<b>Bold</b>');
    expect(container.textContent).toContain('<script>alert(1)</script><a href="javascript:alert(1)">Press</a>');
  });
});
