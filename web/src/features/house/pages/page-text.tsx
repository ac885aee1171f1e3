import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { blocksOf, piecesOf } from './page-blocks.ts';

/** A text of the house as a page: headings, paragraphs with their lines, and links. What looks like HTML is text. */
export function PageText({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <Box dir="auto" sx={TEXT}>
      {blocksOf(text).map(({ kind, lines }, index) =>
        kind === 'heading' ? (
          <Typography key={index} component="h2" variant="h3" sx={HEADING}>
            {lines[0]}
          </Typography>
        ) : (
          <Typography key={index} sx={PARAGRAPH}>
            {lines.map((line, number) => (
              <span key={number}>
                {number > 0 && <br />}
                <Line line={line} />
              </span>
            ))}
          </Typography>
        ),
      )}
    </Box>
  );
}

function Line({ line }: { readonly line: string }): React.ReactNode {
  return piecesOf(line).map(({ text, isLink }, index) =>
    isLink ? (
      <Box key={index} component="a" href={text} rel="noopener nofollow" sx={{ color: 'inherit' }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

const TEXT = { maxWidth: 720, overflowWrap: 'anywhere' } as const;
const HEADING = { mt: 4, mb: 1 } as const;
const PARAGRAPH = { mb: 2, lineHeight: 1.6 } as const;
