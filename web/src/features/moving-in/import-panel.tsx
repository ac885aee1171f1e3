// No stories: asks the server; routes/import-menu.test.tsx has its states.
import { LIMITS, SAME_NAMES, type ImportedMenu, type SameNames } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { useRequest } from '../../data/use-request.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailureBlock } from '../../ui/failure-block.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { Radio } from '../../ui/radio.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { FIELD, HELP } from './field-styles.ts';
import { importMenu, planImport, type ImportAnswer, type ImportTerms } from './import-menu.ts';
import { doesNothing, ImportPlan, staysOff } from './import-plan.tsx';
import { PicturesChoice } from './pictures-choice.tsx';
import type { FoundMenu } from './read-menu.ts';
import * as texts from './texts.ts';
import { usePictures } from './use-pictures.ts';

type Done = Extract<ImportAnswer, { readonly ok: true }>;

interface ImportPanelProps {
  readonly found: FoundMenu;
  /** Whose name stands beside new foods, until somebody says another. */
  readonly chef: string;
}

/** What an import would do, as the server says it, and the button that does it. */
export function ImportPanel({
  found,
  chef,
  onDone,
}: ImportPanelProps & { readonly onDone: () => void }): React.JSX.Element {
  const [sameNames, setSameNames] = useState<SameNames>('update');
  const planned = useRequest(useCallback(() => planImport(found, sameNames), [found, sameNames]));
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (done) heading.current?.focus(); // the button that was pressed is gone
  }, [done]);
  return (
    <Surface component="section" aria-busy={planned.status === 'loading'} sx={PANEL}>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
        {done ? texts.whatWasDone() : texts.whatWillBe()}
      </Typography>
      {done ? (
        <>
          <ImportPlan plan={done.imported} sameNames={done.sameNames} isDone />
          <LinkButton to={paths.dashboard} variant="outlined" sx={{ mt: 2 }}>
            {texts.seeFoods()}
          </LinkButton>
        </>
      ) : (
        <>
          {planned.status === 'loading' && <p role="status">{texts.asking()}</p>}
          {planned.status === 'failed' && <FailureBlock reason={planned.reason} onRetry={planned.retry} />}
          {planned.status === 'ready' && (
            <Planned
              answer={planned.value}
              found={found}
              chef={chef}
              sameNames={sameNames}
              onSameNames={setSameNames}
              onDone={(answer) => {
                setDone(answer);
                onDone();
              }}
            />
          )}
        </>
      )}
    </Surface>
  );
}

function Planned({
  answer,
  found,
  chef,
  sameNames,
  onSameNames,
  onDone,
}: ImportPanelProps & {
  readonly answer: ImportAnswer;
  readonly sameNames: SameNames;
  readonly onSameNames: (sameNames: SameNames) => void;
  readonly onDone: (done: Done) => void;
}): React.JSX.Element {
  const [takesOff, setTakesOff] = useState(false);
  if (!answer.ok) return <Refusal>{answer.problem}</Refusal>;
  const plan = answer.imported;
  const isAsked = answer.sameNames === sameNames; // until the answer to another choice is there
  const isNothing = doesNothing(plan) && plan.withoutPicture.length === 0;
  return (
    <>
      <ImportPlan plan={plan} sameNames={answer.sameNames} takesOff={takesOff} />
      {plan.same.length > 0 && <SameNamesChoice count={plan.same.length} chosen={sameNames} onChoose={onSameNames} />}
      {isNothing && <p role="status">{staysOff(plan) ? texts.nothingComesBack() : texts.nothingToDo()}</p>}
      {plan.gone.length > 0 && <TakeOff count={plan.gone.length} isAsked={takesOff} onAsk={setTakesOff} />}
      {(!isNothing || takesOff) && (
        <ImportForm
          plan={plan}
          terms={{ takeOff: takesOff, sameNames }}
          isReady={isAsked}
          found={found}
          chef={chef}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** What becomes of foods that the house has under the name of one of the file: one choice for all. */
function SameNamesChoice({
  count,
  chosen,
  onChoose,
}: {
  readonly count: number;
  readonly chosen: SameNames;
  readonly onChoose: (sameNames: SameNames) => void;
}): React.JSX.Element {
  const name = useId();
  return (
    <Box component="fieldset" sx={CHOICE}>
      <Box component="legend" sx={{ p: 0 }}>
        {texts.sameNames({ count })}
      </Box>
      {SAME_NAMES.map((one) => (
        <Box key={one} component="label" sx={TICK}>
          <Radio
            name={name}
            checked={chosen === one}
            onChange={() => {
              onChoose(one);
            }}
          />
          {SAME_WORDS[one]({ count })}
        </Box>
      ))}
    </Box>
  );
}

/** Whether foods that are no longer in the file go: nobody takes them off by importing a part of a menu. */
function TakeOff({
  count,
  isAsked,
  onAsk,
}: {
  readonly count: number;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="label" sx={TICK}>
        <Checkbox
          checked={isAsked}
          aria-describedby={id}
          onChange={({ target }) => {
            onAsk(target.checked);
          }}
        />
        {texts.takeOff({ count })}
      </Box>
      <Box component="small" id={id} sx={HELP}>
        {texts.takeOffHelp()}
      </Box>
    </Box>
  );
}

function ImportForm({
  plan,
  terms,
  isReady,
  found,
  chef,
  onDone,
}: ImportPanelProps & {
  readonly plan: ImportedMenu;
  readonly terms: Omit<ImportTerms, 'supplier' | 'pictures'>;
  /** Whether the plan is that of these terms. */
  readonly isReady: boolean;
  readonly onDone: (done: Done) => void;
}): React.JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [supplier, setSupplier] = useState(chef);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const bring = usePictures(found, plan);
  const name = supplier.trim();
  const hasNew = plan.added.length > 0; // they need a chef
  const isMissing = hasNew && isTried && name === '';
  const send = async (): Promise<void> => {
    setIsTried(true);
    if (hasNew && name === '') {
      field.current?.focus();
      return;
    }
    setProblem(null);
    setIsSending(true);
    const pictures = await bring.run();
    const answer = await importMenu(found, { ...terms, pictures, supplier: name || chef || texts.chef() });
    setIsSending(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    toast.success(texts.imported());
    onDone(answer);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send();
  };
  return (
    <Box sx={FORM}>
      <Form onSubmit={submit}>
        {hasNew && (
          <>
            <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
              {texts.chef()}
            </Box>
            <InlineInput
              ref={field}
              id={id}
              value={supplier}
              maxLength={LIMITS.name}
              autoComplete="off"
              disabled={isSending}
              aria-describedby={`${id}-help`}
              aria-invalid={isMissing}
              sx={FIELD}
              onChange={({ target }) => {
                setSupplier(target.value);
              }}
            />
            <Box component="small" id={`${id}-help`} sx={isMissing ? MISSING : HELP}>
              {isMissing ? texts.chefMissing() : texts.chefHelp()}
            </Box>
          </>
        )}
        {bring.offered > 0 && <PicturesChoice bring={bring} isSending={isSending} />}
        {problem !== null && <Refusal>{problem}</Refusal>}
        <SubmitButton loading={isSending || !isReady}>
          {doesNothing(plan) && terms.takeOff
            ? texts.takeOff({ count: plan.gone.length })
            : texts.importMenu({
                added: plan.added.length,
                changed: plan.changed.length,
                gone: terms.takeOff ? plan.gone.length : 0,
              })}
        </SubmitButton>
      </Form>
    </Box>
  );
}

const SAME_WORDS = { update: texts.sameUpdated, keep: texts.sameKept } as const;
const PANEL = { p: 2, mt: 2, maxWidth: 720 } as const;
const TICK = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, fontWeight: 600 } as const;
const CHOICE = { m: 0, mt: 1, p: 0, border: 0, minWidth: 0 } as const;
const MISSING = { ...HELP, color: 'error.main' } as const;
const FORM = { mt: 2, maxWidth: 360 } as const;
