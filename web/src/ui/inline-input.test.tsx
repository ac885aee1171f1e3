import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineInput } from './inline-input.tsx';
import { InlineSelect } from './inline-select.tsx';
import { TextArea } from './text-area.tsx';

const PLATE = { peach: '#ffe6d3', sage: '#e2efdf', butter: '#fff0c9', rose: '#fde2e0' };
const THEME = createTheme({
  palette: { background: { default: '#fff8f1', paper: '#ffffff' }, edge: '#8f7869', plate: PLATE },
});

it('looks as the other fields do', () => {
  render(
    <ThemeProvider theme={THEME}>
      <TextArea aria-label="Note" />
      <InlineInput aria-label="Day" type="date" />
      <InlineSelect label="Time" options={[]} value="" onChange={() => undefined} />
    </ThemeProvider>,
  );
  const [area, ...others] = ['Note', 'Day', 'Time'].map((name) => {
    const { backgroundColor, borderRadius, borderColor } = getComputedStyle(screen.getByLabelText(name));
    return { backgroundColor, borderRadius, borderColor };
  });
  expect(others).toEqual([area, area]);
});
