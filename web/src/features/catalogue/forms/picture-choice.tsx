import Box from '@mui/material/Box';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { RADII } from '../../../ui/radii.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The pictures that the site ships, as an alternative to typing an address. */
export function PictureChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}): React.JSX.Element | null {
  const answer = useRequest(fetchPictures);
  if (answer.status !== 'ready') return null; // an address can still be typed
  return (
    <Box component="details" sx={{ mb: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700, minHeight: 32 }}>
        Choose one of our pictures
      </Box>
      <Box role="group" aria-label="Pictures" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
        {answer.value.map((address) => (
          <IconButton
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
              borderRadius: RADII.field,
              bgcolor: 'plate.peach',
              '&:hover': { bgcolor: 'plate.peach' },
              '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            }}
          >
            <img src={address} alt="" width={44} height={44} loading="lazy" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

/** The build writes this file from the pictures. */
function fetchPictures(): Promise<ApiAnswer<readonly string[]>> {
  return callApi('/img/food/pictures.json', { address: '' });
}

/** 'beef pho' for `/img/food/beef-pho.webp`. */
function nameOf(address: string): string {
  return (/([^/]+)\.\w+$/.exec(address)?.[1] ?? address).replaceAll('-', ' ');
}
