import { parseSaveHouseRequest, type HouseDto, type Service, type Table } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useRequest } from '../../data/use-request.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailureBlock } from '../../ui/failure-block.tsx';
import { Form } from '../../ui/form.tsx';
import { GuardUnsaved } from '../../ui/guard-unsaved.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { loadTables, saveHouse } from './house-api.ts';
import { AreasFields } from './areas-fields.tsx';
import { areaDtoOf, areaValuesOf, type AreaValues } from './areas-values.ts';
import { CARD, FIELD, TICK } from './house-look.ts';
import { PARTS } from './house-parts.ts';
import { TableCode } from './lazy-table-code.tsx';
import { newCode, newTable, problemOfTables, servicesDtoOf, SWITCHES } from './services-values.ts';

interface ServicesFormProps {
  /** As it was saved last, also by another form of the page. */
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is chosen. */
  readonly onReload: () => void;
}

/** What guests choose from, and the tables with the address of each. */
export function ServicesForm(props: ServicesFormProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadTables() }), [round]);
  const loaded = useRequest(request.ask);
  if (loaded.status === 'loading') return <LoadingBlock />;
  if (loaded.status === 'failed')
    return (
      <FailureBlock
        reason={loaded.reason}
        onRetry={() => {
          setRound((count) => count + 1);
        }}
      />
    );
  return <ServicesFields {...props} tables={loaded.value.tables} />;
}

interface Row extends Table {
  /** Its own, over a new code. */
  readonly row: string;
}

/** The form itself, over the tables as they were read. */
export function ServicesFields({
  house,
  tables: loaded,
  onSaved,
  onReload,
}: ServicesFormProps & { readonly tables: readonly Table[] }): React.JSX.Element {
  const [services, setServices] = useState<readonly Service[]>(house.services ?? []);
  const [tables, setTables] = useState<readonly Row[]>(() => loaded.map((table) => ({ ...table, row: table.code })));
  const [areas, setAreas] = useState<readonly AreaValues[]>(() =>
    (house.areas ?? []).map((area) => areaValuesOf(area, house.currency)),
  );
  /** As text: what it is compared with counts, not how it came about. */
  const typed = JSON.stringify([services, tables, areas]);
  const [saved, setSaved] = useState(typed);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const pictured = tables.find(({ row }) => row === shown);
  const change = (index: number, changes: Partial<Table>): void => {
    setProblem(null);
    setTables(tables.map((table, at) => (at === index ? { ...table, ...changes } : table)));
  };
  const save = async (): Promise<void> => {
    const dto = {
      ...house,
      ...servicesDtoOf(house, services, tables),
      areas: areas.map((area) => areaDtoOf(area, house.currency)),
    };
    const parsed = parseSaveHouseRequest(dto);
    const wrong = parsed.ok ? null : problemOfTables(parsed.fields);
    setProblem(wrong);
    setIsChanged(false);
    if (wrong !== null) return;
    setIsBusy(true);
    const result = await saveHouse(dto);
    setIsBusy(false);
    switch (result.status) {
      case 'saved':
        toast.success('Services and tables are up to date');
        setSaved(typed);
        return onSaved(result.house);
      case 'changed':
        return setIsChanged(true);
      case 'invalid':
        return setProblem(problemOfTables(result.fields));
      case 'failed':
        return setProblem(result.sentence);
    }
  };
  const copy = async (code: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressOf(code));
      setCopied(code);
    } catch {
      setProblem('The browser does not let us copy. The address can be marked and copied by hand.');
    }
  };
  return (
    <Surface id={PARTS.services} sx={CARD}>
      <GuardUnsaved isDirty={typed !== saved} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Typography component="h2" variant="h3">
          Services and tables
        </Typography>
        <Typography variant="body2" color="textSecondary">
          What guests choose from in their basket. With nothing on, they choose nothing, and every order is fetched.
        </Typography>
        {SWITCHES.map((service) => (
          <Box key={service} component="label" sx={TICK}>
            <Checkbox
              checked={services.includes(service)}
              onChange={({ target }) => {
                setServices(target.checked ? [...services, service] : services.filter((one) => one !== service));
              }}
            />
            <span>{WORDS[service]}</span>
          </Box>
        ))}
        {services.includes('table') && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', my: 1 }}>
            <Typography variant="body2" color="textSecondary">
              Put its address on each table, best as a picture to scan. Whoever has it orders to that table: a new code
              ends the old one when you save.
            </Typography>
            {tables.map(({ row, code, name }, index) => (
              <Box key={row} role="group" aria-label={name} sx={ROW}>
                <InlineInput
                  aria-label={`Name of table ${index + 1}`}
                  value={name}
                  maxLength={40}
                  aria-invalid={name.trim() === ''}
                  sx={{ ...FIELD, width: 1 }}
                  onChange={({ target }) => {
                    change(index, { name: target.value });
                  }}
                />
                <Box component="code" sx={ADDRESS}>
                  {addressOf(code)}
                </Box>
                <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
                  <TextButton
                    aria-haspopup="dialog"
                    aria-label={`QR code of ${name}`}
                    onClick={() => {
                      setShown(row);
                    }}
                  >
                    QR code
                  </TextButton>
                  <TextButton
                    aria-label={`Copy the address of ${name}`}
                    onClick={() => {
                      void copy(code);
                    }}
                  >
                    {copied === code ? 'Copied' : 'Copy'}
                  </TextButton>
                  <TextButton
                    aria-label={`New code for ${name}`}
                    onClick={() => {
                      change(index, { code: newCode() });
                    }}
                  >
                    New code
                  </TextButton>
                  <IconButton
                    aria-label={`Remove ${name}`}
                    onClick={() => {
                      setTables(tables.toSpliced(index, 1));
                    }}
                  >
                    <Close />
                  </IconButton>
                </Box>
              </Box>
            ))}
            <Button
              variant="outlined"
              onClick={() => {
                const table = newTable(tables);
                setTables([...tables, { ...table, row: table.code }]);
              }}
            >
              Add a table
            </Button>
          </Box>
        )}
        {pictured && (
          <TableCode
            name={pictured.name}
            address={addressOf(pictured.code)}
            onClose={() => {
              setShown(null);
            }}
          />
        )}
        {services.includes('delivery') && (
          <AreasFields
            areas={areas}
            currency={house.currency}
            onChange={(next) => {
              setProblem(null);
              setAreas(next);
            }}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, mt: 1, justifyItems: 'start' }}>
          {isChanged && (
            <Alert
              severity="warning"
              role="alert"
              sx={{ width: 1 }}
              action={<Button onClick={onReload}>Load theirs</Button>}
            >
              Another admin has changed these settings meanwhile. Nothing of yours was saved.
            </Alert>
          )}
          {problem !== null && (
            <Alert severity="error" role="alert" sx={{ width: 1 }}>
              {problem}
            </Alert>
          )}
          <SubmitButton loading={isBusy}>Save services and tables</SubmitButton>
        </Box>
      </Form>
    </Surface>
  );
}

const WORDS: Readonly<Record<(typeof SWITCHES)[number], string>> = {
  pickup: 'Pickup: guests come for their food',
  delivery: 'Delivery: food is brought to an address',
  table: 'Tables: food is brought to the table whose code was scanned',
};

function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '200px minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  width: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const ADDRESS = { typography: 'body2', fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' } as const;
