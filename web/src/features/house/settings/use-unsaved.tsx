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
  /** Does what loses all of it, after that question. */
  readonly beforeLost: (lose: () => void) => void;
  readonly propsOf: (name: Name) => Pick<PartProps, 'onReload' | 'onDirty'>;
} {
  const { key } = useLocation();
  const [unsaved, setUnsaved] = useState<readonly Name[]>([]);
  /** What is to be done that loses what is typed, while that is asked. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const askBefore = (lose: () => void, isLost: boolean): void => {
    if (isLost) setAsked(() => lose);
    else lose();
  };
  const guard = (
    <>
      {/* A new one for each entry of the history: it takes a person back to the one in which they were. */}
      <GuardUnsaved key={key} isDirty={unsaved.length > 0} />
      {asked && (
        <OptionalPart>
          <Question
            onStay={() => {
              setAsked(null);
            }}
            onLeave={() => {
              setAsked(null);
              asked();
            }}
          />
        </OptionalPart>
      )}
    </>
  );
  const propsOf = (name: Name): Pick<PartProps, 'onReload' | 'onDirty'> => ({
    onReload: () => {
      askBefore(
        onReload,
        unsaved.some((one) => one !== name),
      );
    },
    onDirty: (isDirty) => {
      setUnsaved((known) => {
        if (known.includes(name) === isDirty) return known;
        return isDirty ? [...known, name] : known.filter((one) => one !== name);
      });
    },
  });
  const beforeLost = (lose: () => void): void => {
    askBefore(lose, unsaved.length > 0);
  };
  return { unsaved, guard, beforeLost, propsOf };
}
