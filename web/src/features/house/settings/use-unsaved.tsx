import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { GuardUnsaved } from '../../../ui/guard-unsaved.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import type { PartProps } from './use-save.ts';

/** Of the module of the guard, which is there once something is typed. */
const Question = lazyComponent(async () => (await import('../../../ui/unsaved.tsx')).UnsavedQuestion);

/**
 * What several forms of a page have that is not saved.
 * @param onReload takes over what another admin has saved
 */
export function useUnsaved<Name extends string>(
  onReload: () => void,
): {
  readonly unsaved: readonly Name[];
  /** Asks before it is lost. */
  readonly guard: ReactNode;
  readonly propsOf: (name: Name) => Pick<PartProps, 'onReload' | 'onDirty'>;
} {
  const { key } = useLocation();
  const [unsaved, setUnsaved] = useState<readonly Name[]>([]);
  /** Whether a part asks for what another admin has saved, in whose stead all is lost that is typed. */
  const [isAsked, setIsAsked] = useState(false);
  const guard = (
    <>
      {/* A new one for each entry of the history: it takes a person back to the one in which they were. */}
      <GuardUnsaved key={key} isDirty={unsaved.length > 0} />
      {isAsked && (
        <OptionalPart>
          <Question
            onStay={() => {
              setIsAsked(false);
            }}
            onLeave={() => {
              setIsAsked(false);
              onReload();
            }}
          />
        </OptionalPart>
      )}
    </>
  );
  const propsOf = (name: Name): Pick<PartProps, 'onReload' | 'onDirty'> => ({
    onReload: () => {
      if (unsaved.some((one) => one !== name)) setIsAsked(true);
      else onReload();
    },
    onDirty: (isDirty) => {
      setUnsaved((known) => {
        if (known.includes(name) === isDirty) return known;
        return isDirty ? [...known, name] : known.filter((one) => one !== name);
      });
    },
  });
  return { unsaved, guard, propsOf };
}
