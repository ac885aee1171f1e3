// No stories: asks the server; routes/share.test.tsx has its states, copy-block.tsx stories of its own.
import type { TablesDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { callAsUser } from '../../data/call-as-user.ts';
import type { ApiAnswer } from '../../data/client.ts';
import { askHouse } from '../../data/house-currency.ts';
import { useRequest } from '../../data/use-request.ts';
import { useHouseFace, useIsNamed } from '../../lib/house-face.ts';
import { useOnline } from '../../lib/use-online.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { RADII } from '../../ui/radii.ts';
import { Refusal } from '../../ui/refusal.tsx';
import { Surface } from '../../ui/surface.tsx';
import { CopyBlock } from './copy-block.tsx';
import { PrintedPoster } from './printed-poster.tsx';
import { menuAddress, previewPage, snippet } from './snippet.ts';
import * as texts from './texts.ts';

const PROFILES = [
  [texts.google(), texts.googleHelp()],
  [texts.instagram(), texts.instagramHelp()],
  [texts.facebook(), texts.facebookHelp()],
] as const;

/** How a house is found: its button on other sites, its link, its poster, its tables. All but the tables needs no answer. */
export function ShareScreen(): React.JSX.Element {
  const isOnline = useOnline();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography color="textSecondary">{texts.lead()}</Typography>
      {!isOnline && <Refusal severity="warning">{texts.offline()}</Refusal>}
      <Part title={texts.button()}>
        <Typography>{texts.buttonHelp()}</Typography>
        <CopyBlock text={snippet()} action={texts.copySnippet()} />
        <Typography>{texts.withoutScripts()}</Typography>
        <Box component="iframe" title={texts.preview()} srcDoc={previewPage()} sx={PREVIEW} />
      </Part>
      <Poster />
      <Tables />
      <Part title={texts.profiles()}>
        <Typography>{texts.profilesHelp()}</Typography>
        <CopyBlock text={menuAddress()} action={texts.copyAddress()} />
        {PROFILES.map(([name, help]) => (
          <div key={name}>
            <Typography component="h3" sx={{ fontWeight: 700 }}>
              {name}
            </Typography>
            <Typography color="textSecondary">{help}</Typography>
          </div>
        ))}
      </Part>
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): React.JSX.Element {
  const id = useId();
  return (
    <Surface component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0, p: 2 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      {children}
    </Surface>
  );
}

function Poster(): React.JSX.Element {
  useRequest(askHouse); // whose name stands on it
  const { name } = useHouseFace();
  const isNamed = useIsNamed();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Part title={texts.poster()}>
      <Typography>{texts.posterHelp()}</Typography>
      <QrCode text={menuAddress()} label={texts.codeOfMenu()} maxWidth={160} />
      {!isNamed && <Typography color="textSecondary">{texts.posterWithoutName()}</Typography>}
      <Box sx={BUTTONS}>
        <Button
          variant="outlined"
          onClick={() => {
            setIsPrinting(true);
          }}
        >
          {texts.printPoster()}
        </Button>
        {!isNamed && <LinkButton to={`${paths.house}#about`}>{texts.addYourName()}</LinkButton>}
      </Box>
      {isPrinting && (
        <PrintedPoster
          name={isNamed ? name : ''}
          address={menuAddress()}
          onClose={() => {
            setIsPrinting(false);
          }}
        />
      )}
    </Part>
  );
}

function askTables(): Promise<ApiAnswer<TablesDto>> {
  return callAsUser<TablesDto>('/house/tables', {});
}

/** Their codes are printed where they are made. */
function Tables(): React.JSX.Element {
  const tables = useRequest(askTables);
  const count = tables.status === 'ready' ? tables.value.tables.length : null;
  const words = count === null ? texts.tablesUnknown() : count === 0 ? texts.noTables() : texts.tablesHelp({ count });
  return (
    <Part title={texts.tables()}>
      <Typography>{words}</Typography>
      <Box sx={BUTTONS}>
        <LinkButton variant="outlined" to={`${paths.house}#services`}>
          {count === 0 ? texts.addTables() : texts.printTables()}
        </LinkButton>
      </Box>
    </Part>
  );
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
/** As on a white page. */
const PREVIEW = {
  boxSizing: 'border-box',
  width: 1,
  height: 100,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  bgcolor: '#fff',
  colorScheme: 'light',
} as const;
