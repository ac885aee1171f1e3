import { LEAST_SIGN_PIXELS, PICTURE_SHAPES, type PictureShape } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../../ui/button.tsx';
import { DropFrame } from '../../../ui/drop-frame.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Range } from '../../../ui/range.tsx';
import { RADII } from '../../../ui/radii.ts';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import * as common from '../../../ui/texts.ts';
import { keepPicture } from './keep-picture.ts';
import { pixelsOf, readPicture, squared, turned } from './read-picture.ts';
import * as texts from './texts.ts';
import { writePicture, type Area } from './write-picture.ts';

/** In pixels, by an arrow key. */
const STEP = 8;
const PICTURES = 'image/*';

interface Held {
  readonly canvas: HTMLCanvasElement;
  /** The same, as the frame shows it. */
  readonly source: string;
}

function held(canvas: HTMLCanvasElement): Held {
  return { canvas, source: canvas.toDataURL('image/jpeg', 0.9) };
}

/** A picture that the house took: chosen, photographed, dropped or pasted, cut to the frame, and kept with the house. */
export function PictureDialog({
  shape = 'food',
  first = null,
  onKept,
  onClose,
}: {
  readonly shape?: PictureShape;
  /** One that was dropped already. */
  readonly first?: File | null;
  readonly onKept: (address: string) => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [picture, setPicture] = useState<Held | null>(null);
  /** How many were shown: the same one taken again has a frame of its own, which says anew what it cuts. */
  const [shown, setShown] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const whileBusy = async (work: () => Promise<void>, sentence: string): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    await work().catch(() => {
      setProblem(sentence);
    });
    setIsBusy(false);
  };
  const show = (canvas: HTMLCanvasElement): void => {
    setPicture(held(canvas));
    setShown((before) => before + 1);
    setArea(null);
  };
  const take = (file: Blob): void => {
    void whileBusy(async () => {
      const isSmall = shape === 'sign' && (await pixelsOf(file)) < LEAST_SIGN_PIXELS;
      if (isSmall) return setProblem(texts.signTooSmall({ pixels: LEAST_SIGN_PIXELS }));
      const canvas = await readPicture(file);
      show(shape === 'sign' ? squared(canvas) : canvas);
    }, texts.noPicture());
  };
  usePasted(isBusy ? null : take);
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    if (!first) return undefined;
    const timer = setTimeout(() => {
      takeFirst(first);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [first]);
  const keep = (): void => {
    if (!picture || !area) return;
    void whileBusy(async () => {
      const kept = await keepPicture(await writePicture(picture.canvas, area, shape), shape);
      if (kept.ok) {
        onKept(kept.address);
        onClose();
      } else setProblem(kept.sentence);
    }, texts.notWritten());
  };
  return (
    <TitledDialog
      title={shape === 'sign' ? texts.ownSign() : texts.ownPicture()}
      text={picture ? (shape === 'sign' ? texts.cutSign() : texts.cutPicture()) : texts.ownPictureHelp()}
      isSheet
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {common.cancel()}
          </Button>
          {picture && (
            <Button variant="contained" onClick={keep} loading={isBusy} disabled={area === null}>
              {texts.takePicture()}
            </Button>
          )}
        </>
      }
    >
      <DropFrame isFramed={false} sx={DROP} onFile={isBusy ? null : take}>
        {problem !== null && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {picture && (
          <Frame
            key={shown}
            shape={shape}
            picture={picture}
            isBusy={isBusy}
            onArea={setArea}
            onTurn={() => {
              show(turned(picture.canvas));
            }}
          />
        )}
        <Box sx={{ justifySelf: 'start' }}>
          <FileButton accept={PICTURES} onFile={take}>
            {picture ? texts.another() : texts.choosePicture()}
          </FileButton>
        </Box>
        {isBusy && !picture && <Typography role="status">{texts.readsPicture()}</Typography>}
      </DropFrame>
    </TitledDialog>
  );
}

/** The picture in its frame, and what moves it. */
function Frame({
  shape,
  picture,
  isBusy,
  onArea,
  onTurn,
}: {
  readonly shape: PictureShape;
  readonly picture: Held;
  readonly isBusy: boolean;
  readonly onArea: (area: Area) => void;
  readonly onTurn: () => void;
}): React.JSX.Element {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const id = useId();
  const { width, height } = PICTURE_SHAPES[shape].large;
  return (
    <>
      <Box sx={[FRAME, { aspectRatio: `${width} / ${height}` }]}>
        <Cropper
          image={picture.source}
          crop={crop}
          zoom={zoom}
          aspect={width / height}
          objectFit="cover"
          showGrid={false}
          keyboardStep={STEP}
          cropperProps={{ 'aria-label': texts.pictureFrame(), role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => {
            onArea(pixels);
          }}
        />
      </Box>
      <Box sx={TOOLS}>
        <Typography id={id} variant="body2">
          {texts.zoom()}
        </Typography>
        <Range labelledBy={id} min={1} max={3} step={0.05} value={zoom} disabled={isBusy} onValue={setZoom} />
        <Button onClick={onTurn} disabled={isBusy}>
          {texts.turn()}
        </Button>
      </Box>
    </>
  );
}

/** Takes a picture that is pasted while it is open. @param take null while none is taken */
function usePasted(take: ((file: Blob) => void) | null): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || !take) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      paste(event);
    };
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('paste', listen);
    };
  }, []);
}

const DROP = { display: 'grid', gap: 2, pt: 1.5, minHeight: 96, alignContent: 'start' } as const;
const FRAME = {
  position: 'relative',
  width: 1,
  maxHeight: '52vh',
  borderRadius: RADII.field,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
const TOOLS = { display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: 2, alignItems: 'center' } as const;
