import { nothing, type Stories } from '../../../dev/stories.tsx';
import { SignField } from './sign-field.tsx';
import * as texts from './texts.ts';

const NAME = 'Gasthaus am Kanal';

export const stories: Stories = {
  'of a house without a name': <SignField name="" sign="" error={undefined} onChange={nothing} />,
  'the initial': <SignField name={NAME} sign="" error={undefined} onChange={nothing} />,
  'one that was added': <SignField name={NAME} sign="/img/site/cook.webp" error={undefined} onChange={nothing} />,
  'one that is gone': (
    <SignField name={NAME} sign="/img/site/cook.webp" error={texts.signIsGone()} onChange={nothing} />
  ),
};
