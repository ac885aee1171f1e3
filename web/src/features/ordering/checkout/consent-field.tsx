// No stories: shown by contact-fields.tsx.
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FIELD_ERROR } from './labelled-input.tsx';
import { PageLink } from './page-link.tsx';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** That the name and the phone may be used for the order: ticked by nobody but who orders. */
export function ConsentField({
  isGiven,
  isMissing,
  disabled,
  onChange,
}: {
  readonly isGiven: boolean;
  /** Whether somebody wanted to go on without it. */
  readonly isMissing: boolean;
  readonly disabled: boolean;
  readonly onChange: (isGiven: boolean) => void;
}): React.JSX.Element {
  const id = useId();
  const hasPrivacy = useAtConfirm().writtenPages.includes('privacy');
  return (
    <>
      <Box sx={ROW}>
        <Box component="label" sx={LABEL}>
          <Checkbox
            checked={isGiven}
            disabled={disabled}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? id : undefined}
            sx={BOX}
            onChange={({ target }) => {
              onChange(target.checked);
            }}
          />
          {texts.consent()}
        </Box>
        {hasPrivacy && <PageLink page="privacy">{site.privacy()}</PageLink>}
      </Box>
      {isMissing && (
        <Box component="small" id={id} sx={FIELD_ERROR}>
          {texts.consentPlease()}
        </Box>
      )}
    </>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 } as const;
const LABEL = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' } as const;
const BOX = { flexShrink: 0, m: 0 } as const;
