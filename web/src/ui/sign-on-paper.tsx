// No stories: is for paper alone; sign.stories.tsx has the sign.
import { useHouseFace } from '../lib/house-face.ts';

/** The sign of the house on paper; nothing of one that has added none. It stands beside its name in the page: nothing is waited for. */
export function SignOnPaper(): React.JSX.Element | null {
  const { sign } = useHouseFace();
  return sign === undefined ? null : <img src={sign} alt="" style={STYLE} />;
}

const STYLE = { width: '14mm', height: '14mm' } as const;
