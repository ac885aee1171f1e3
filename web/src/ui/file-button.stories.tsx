import { nothing, type Stories } from '../dev/stories.tsx';
import { FileButton } from './file-button.tsx';

export const stories: Stories = {
  'asks for a file': (
    <FileButton accept=".json" onFile={nothing}>
      Choose a file
    </FileButton>
  ),
};
