import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { OwnPictureButton } from '../pictures/own-picture-button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import * as texts from './texts.ts';

/** A picture of one's own, or one of those that the site ships, as alternatives to typing an address. */
export function PictureChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}): React.JSX.Element {
  const answer = useRequest(fetchPictures);
  const id = useId();
  const own = <OwnPictureButton chosen={chosen} onChoose={onChoose} />;
  if (answer.status === 'failed') return own; // an address can still be typed
  return (
    <div>
      <Box sx={{ mb: 1.5 }}>{own}</Box>
      <Typography id={id} component="p" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {answer.status === 'ready' ? texts.choosePictureOf({ count: answer.value.length }) : texts.choosePicture()}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={TILES}>
        {answer.status === 'ready' &&
          answer.value.map((address) => (
            <IconButton
              key={address}
              aria-label={nameOf(address)}
              aria-pressed={address === chosen}
              onClick={() => {
                onChoose(address);
              }}
              sx={TILE}
            >
              <img src={address} alt="" width={52} height={52} loading="lazy" />
            </IconButton>
          ))}
      </Box>
    </div>
  );
}

/** The last line in sight is cut, so that one sees that they scroll; the first is whole after each scroll. */
const TILES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(70px, 1fr))',
  gridAutoRows: { xs: '72px', md: '78px' },
  alignContent: 'start',
  gap: 1,
  height: { xs: 206, md: 303 },
  p: 0.75,
  overflowY: 'auto',
  scrollSnapType: 'y mandatory',
  scrollPadding: '6px',
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
} as const;

const TILE = {
  // A browser without ::details-content has nothing to inherit inside a fold.
  boxSizing: 'border-box',
  width: 'auto',
  height: 1,
  scrollSnapAlign: 'start',
  p: 0.75,
  border: 2,
  borderColor: 'transparent',
  borderRadius: RADII.field,
  bgcolor: 'plate.peach',
  '&:hover': { bgcolor: 'plate.peach', borderColor: 'edge' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main' },
} as const;

/** The build writes this file from the pictures. */
function fetchPictures(): Promise<ApiAnswer<readonly string[]>> {
  return callApi('/img/food/pictures.json', { address: '' });
}

/** 'beef pho' for `/img/food/beef-pho.webp`. */
function nameOf(address: string): string {
  return (/([^/]+)\.\w+$/.exec(address)?.[1] ?? address).replaceAll('-', ' ');
}
