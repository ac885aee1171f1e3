import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** A button that asks for one file. */
export function FileButton({
  accept,
  children,
  onFile,
}: {
  /** The kinds of files that are offered first, such as `.json,application/json`. */
  readonly accept: string;
  readonly children: ReactNode;
  readonly onFile: (file: File) => void;
}): React.JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = ''; // the same file can be chosen again once it is mended
        }}
      />
      <Button
        variant="outlined"
        onClick={() => {
          picker.current?.click();
        }}
      >
        {children}
      </Button>
    </>
  );
}
