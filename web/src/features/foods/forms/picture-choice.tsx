import Box from '@mui/material/Box';
import { useFetched } from '../../../lib/use-fetched.ts';

/** The pictures that are shipped with the site, to choose one instead of typing an address. */
export function PictureChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}): React.JSX.Element | null {
  const answer = useFetched(fetchPictures);
  if (answer.status !== 'ready') return null; // an address can still be typed
  return (
    <Box component="details" sx={{ mb: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700, minHeight: 32 }}>
        Choose one of our pictures
      </Box>
      <Box role="group" aria-label="Pictures" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
        {answer.value.map((address) => (
          <Box
            component="button"
            type="button"
            key={address}
            aria-label={nameOf(address)}
            aria-pressed={address === chosen}
            onClick={() => {
              onChoose(address);
            }}
            sx={{
              width: 60,
              height: 60,
              p: 0.75,
              border: 2,
              borderColor: 'transparent',
              borderRadius: 3,
              bgcolor: 'plate.peach',
              cursor: 'pointer',
              '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            }}
          >
            <img src={address} alt="" width={44} height={44} loading="lazy" />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Written at build, from the pictures themselves. */
async function fetchPictures(): Promise<readonly string[]> {
  const response = await fetch('/img/food/pictures.json');
  if (!response.ok) throw new Error(`pictures.json was answered ${response.status}`);
  return (await response.json()) as readonly string[];
}

/** `/img/food/beef-pho.webp` as 'beef pho'. */
function nameOf(address: string): string {
  return (/([^/]+)\.\w+$/.exec(address)?.[1] ?? address).replaceAll('-', ' ');
}
