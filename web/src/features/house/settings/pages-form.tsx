import {
  HOUSE_PAGES,
  parseSaveHousePagesRequest,
  type FieldErrors,
  type HousePage,
  type HousePages,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useRequest } from '../../../data/use-request.ts';
import { PAGE_NAMES } from '../../../lib/page-names.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { SUMMARY } from '../../../ui/fold-styles.ts';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { Field } from './fields.tsx';
import { Section } from './house-section.tsx';
import { gapsIn, templateOf } from './page-templates.ts';
import { loadPages, savePages } from './pages-api.ts';
import { PartForm } from './part-form.tsx';
import { sayAtFields } from './refused-fields.ts';
import type { Problem } from './save-problem.tsx';
import { SeePage } from './see-page.tsx';
import type { PartProps } from './use-save.ts';
import * as texts from './texts.ts';

type PagesValues = Pick<HousePages, HousePage>;

/** The pages that the law asks for. They are no settings, and have a version of their own. */
export function PagesForm(props: PartProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadPages() }), [round]);
  const loaded = useRequest(request.ask);
  const load = (): void => {
    setRound((count) => count + 1);
  };
  if (loaded.status === 'loading') return <LoadingBlock />;
  if (loaded.status === 'failed') return <FailureBlock reason={loaded.reason} onRetry={load} />;
  return <PagesFields {...props} key={loaded.value.version} pages={loaded.value} onReload={load} />;
}

/** The form itself, over the pages as they were read. */
export function PagesFields({
  pages: { version: loadedVersion, ...pages },
  house,
  onReload,
  onDirty,
}: PartProps & { readonly pages: HousePages }): React.JSX.Element {
  const form = useForm<PagesValues>({ defaultValues: pages });
  const [version, setVersion] = useState(loadedVersion);
  /** As guests read them. */
  const [written, setWritten] = useState<PagesValues>(pages);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const problemId = useId();
  const say = (fields: FieldErrors): void => {
    const sentence = sayAtFields(fields, EXPECTED, (name, ...error) => {
      form.setError(name as HousePage, ...error);
    });
    if (sentence !== null) setProblem({ status: 'failed', sentence });
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const parsed = parseSaveHousePagesRequest({ version, ...values });
    if (!parsed.ok) {
      say(parsed.fields);
      return;
    }
    setIsBusy(true);
    const result = await savePages(parsed.value);
    setIsBusy(false);
    if (result.status === 'invalid') say(result.fields);
    else if (result.status !== 'saved') setProblem(result);
    else {
      const { version: savedVersion, ...saved } = result.pages;
      setVersion(savedVersion);
      setWritten(saved);
      form.reset(values, { keepValues: true }); // what was typed meanwhile stays, and is not saved
      const count = gapsIn(Object.values(saved).join('\n')).length;
      toast.success(count === 0 ? texts.pagesAreSaved() : texts.pagesAreSavedWithGaps({ count }));
    }
  });
  return (
    <PartForm
      problem={problem}
      problemId={problemId}
      isBusy={isBusy}
      onReload={onReload}
      onDirty={onDirty}
      button={texts.savePages()}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section isStacked title={texts.lawPages()} text={texts.lawPagesHelp()}>
        <details>
          <Box component="summary" sx={SUMMARY}>
            {texts.howPagesAreWritten()}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {texts.howPagesAreWrittenHelp()}
          </Typography>
        </details>
        {HOUSE_PAGES.map((page) => (
          <PageField key={page} page={page} form={form} about={house.about} isWritten={written[page].trim() !== ''} />
        ))}
      </Section>
    </PartForm>
  );
}

/** The text of one page, what it may begin with, and which gaps are left in it. */
function PageField({
  page,
  form: { register, control, setValue, setFocus, formState },
  about,
  isWritten,
}: {
  readonly page: HousePage;
  readonly form: UseFormReturn<PagesValues>;
  readonly about: PartProps['house']['about'];
  /** Whether guests can read it. */
  readonly isWritten: boolean;
}): React.JSX.Element {
  const text = useWatch({ control, name: page });
  const gaps = gapsIn(text);
  const [next] = gaps;
  const place = useRef<HTMLDivElement>(null);
  const select = ({ at, words }: NonNullable<typeof next>): void => {
    const field = place.current?.querySelector('textarea');
    field?.setSelectionRange(at, at + words.length + 2);
    field?.focus(); // after it, so that the browser scrolls to it
  };
  return (
    <div ref={place}>
      <Field
        multiline
        label={PAGE_NAMES[page]}
        field={register(page)}
        error={formState.errors[page]}
        inputProps={{ rows: 2 }}
        hintPlacement="below"
        hint={hintOf(text, gaps.length)}
      />
      <Box sx={BUTTONS}>
        {next && (
          <Button
            variant="outlined"
            onClick={() => {
              select(next);
            }}
          >
            {texts.nextGap({ gap: next.words })}
          </Button>
        )}
        {text.trim() === '' && (
          <Button
            variant="outlined"
            aria-label={texts.beginWithTemplateOf({ page: PAGE_NAMES[page] })}
            onClick={() => {
              setValue(page, templateOf(page, about), { shouldDirty: true });
              setFocus(page);
            }}
          >
            {texts.beginWithTemplate()}
          </Button>
        )}
        {isWritten && <SeePage to={paths[page]} name={PAGE_NAMES[page]} />}
      </Box>
    </div>
  );
}

function hintOf(text: string, count: number): string {
  if (count > 0) return texts.gapsLeft({ count });
  return text.trim() === '' ? texts.noPageYet() : texts.noGaps();
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 44, mb: 2 } as const;
const MOST = texts.pageLimits();
const EXPECTED: Readonly<Record<HousePage, string>> = { imprint: MOST, privacy: MOST, terms: MOST };
