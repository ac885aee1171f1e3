import {
  HOUSE_PAGES,
  parseSaveHousePagesRequest,
  type FieldErrors,
  type HousePage,
  type HousePages,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useRequest } from '../../../data/use-request.ts';
import { PAGE_NAMES } from '../../../lib/page-names.ts';
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
      form.reset(values, { keepValues: true }); // what was typed meanwhile stays, and is not saved
      const count = gapsIn(Object.values(saved).join('\n'));
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
          <PageField key={page} page={page} form={form} about={house.about} />
        ))}
      </Section>
    </PartForm>
  );
}

/** The text of one page, what it may begin with, and how many gaps are left in it. */
function PageField({
  page,
  form: { register, control, setValue, setFocus, formState },
  about,
}: {
  readonly page: HousePage;
  readonly form: UseFormReturn<PagesValues>;
  readonly about: PartProps['house']['about'];
}): React.JSX.Element {
  const text = useWatch({ control, name: page });
  const count = gapsIn(text);
  return (
    <div>
      <Field
        multiline
        label={PAGE_NAMES[page]}
        field={register(page)}
        error={formState.errors[page]}
        inputProps={{ rows: 2 }}
        hintPlacement="below"
        hint={count === 0 ? texts.noGaps() : texts.gapsLeft({ count })}
      />
      <Box sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          disabled={text.trim() !== ''}
          aria-label={texts.beginWithTemplateOf({ page: PAGE_NAMES[page] })}
          onClick={() => {
            setValue(page, templateOf(page, about), { shouldDirty: true });
            setFocus(page);
          }}
        >
          {texts.beginWithTemplate()}
        </Button>
      </Box>
    </div>
  );
}

const MOST = texts.pageLimits();
const EXPECTED: Readonly<Record<HousePage, string>> = { imprint: MOST, privacy: MOST, terms: MOST };
