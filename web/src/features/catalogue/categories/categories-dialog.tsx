import type { CountedCategories } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { useRequest } from '../../../data/use-request.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownward } from '../../../ui/icons/arrow-downward.tsx';
import { ArrowUpward } from '../../../ui/icons/arrow-upward.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { useDragSort } from '../../../ui/use-drag-sort.ts';
import { askCategories } from '../api/ask-categories.ts';

const TITLE = 'Categories';

/** The categories of the menu: an admin adds, renames, sorts and removes them. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const loaded = useRequest(askCategories);
  if (loaded.status === 'ready') return <CategoriesForm known={loaded.value} onClose={onClose} />;
  return (
    <InfoDialog title={TITLE} onClose={onClose}>
      {loaded.status === 'failed' ? (
        <FailureBlock reason={loaded.reason} onRetry={loaded.retry} />
      ) : (
        <p role="status">One moment …</p>
      )}
    </InfoDialog>
  );
}

/** The form, once it is known which there are. */
export function CategoriesForm({
  known,
  onClose,
}: {
  readonly known: CountedCategories;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [rows, setRows] = useState(() =>
    known.categories.map(({ id, foods }, index) => ({ key: `row${index}`, id, foods })),
  );
  const [made, setMade] = useState(rows.length);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { register, unregister, getValues, handleSubmit, formState } = useForm<{
    readonly names: Record<string, string>;
  }>({
    defaultValues: { names: Object.fromEntries(known.categories.map(({ name }, index) => [`row${index}`, name])) },
  });
  const { errors, isSubmitting } = formState;
  const move = useCallback((key: string, to: number): void => {
    setRows((all) => {
      const row = all.find((one) => one.key === key);
      return row && to >= 0 && to < all.length ? all.filter((one) => one !== row).toSpliced(to, 0, row) : all;
    });
  }, []);
  const { listRef, dragged, grab } = useDragSort(move);
  const step = (key: string, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    move(key, to);
    setNews(`${getValues(`names.${key}`) || 'The new category'} is now ${to + 1} of ${rows.length}`);
  };
  const submit = handleSubmit(async ({ names }) => {
    const taken = rows.map(({ id }) => id);
    const categories = rows.map(({ key, id }) => {
      const name = (names[key] ?? '').trim();
      const own = id || newId(name, taken);
      taken.push(own);
      return { id: own, name };
    });
    const body = { version: known.version, categories };
    const answer = await callAsUser<CountedCategories>('/categories', { method: 'PUT', body });
    if (!answer.ok) return setProblem(sentenceOf(answer));
    toast.success('The categories are up to date');
    return onClose();
  });
  return (
    <FormDialog
      title={TITLE}
      text="In this order on the menu. Foods of a category that you remove stay on the menu, in none."
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      submitLabel="Save"
      loading={isSubmitting}
      error={problem}
      noValidate
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Box ref={listRef} sx={LIST}>
        {rows.map(({ key, foods }, index) => {
          const what = `category ${index + 1}`;
          return (
            <Box
              key={key}
              data-row={key}
              role="group"
              aria-label={`Category ${index + 1}`}
              sx={dragged === key ? [ROW, { opacity: 0.6 }] : ROW}
            >
              <Box component="span" aria-hidden="true" sx={HANDLE} onPointerDown={grab(key)}>
                ⠿
              </Box>
              <FormTextField
                label="Name"
                hint={foods === 1 ? 'one food' : `${foods} foods`}
                field={register(`names.${key}`, { validate: (name) => name.trim() !== '' || 'A name, please' })}
                error={errors.names?.[key]}
              />
              {/* Not disabled at the ends: the focus would be lost in the middle of sorting. */}
              <IconButton
                aria-label={`Move ${what} up`}
                aria-disabled={index === 0}
                onClick={() => {
                  step(key, index - 1);
                }}
              >
                <ArrowUpward />
              </IconButton>
              <IconButton
                aria-label={`Move ${what} down`}
                aria-disabled={index === rows.length - 1}
                onClick={() => {
                  step(key, index + 1);
                }}
              >
                <ArrowDownward />
              </IconButton>
              <IconButton
                aria-label={`Remove ${what}`}
                onClick={() => {
                  setRows(rows.filter((one) => one.key !== key));
                  unregister(`names.${key}`);
                }}
              >
                <Close />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {news}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setRows([...rows, { key: `row${made}`, id: '', foods: 0 }]);
          setMade(made + 1);
        }}
      >
        Add a category
      </Button>
    </FormDialog>
  );
}

function sentenceOf(answer: Extract<Awaited<ReturnType<typeof callAsUser>>, { readonly ok: false }>): string {
  if (answer.reason === 'CATEGORIES_CHANGED')
    return 'Somebody has changed the categories meanwhile. Close this and open it again.';
  return answer.reason === 'INVALID_FIELDS' ? 'Give each category a name of its own.' : failureSentence(answer.failure);
}

const LIST = { display: 'grid', gap: 2, width: 1 } as const;

const ROW = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px 44px 44px',
  alignItems: 'start',
  '& > button': { mt: 3.25 },
  '& > [aria-disabled=true]': { color: 'text.disabled' },
} as const;

const HANDLE = {
  display: 'grid',
  placeItems: 'center',
  height: 44,
  mt: 3.25,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
} as const;
