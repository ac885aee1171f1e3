import { defaultChoices, type AskedChoices } from '@foodhouse/domain';
import { useState } from 'react';
import type { Stories } from '../../../dev/stories.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { withOption } from './choosing.ts';
import { CHOICES } from './testing.ts';

const BEGUN = defaultChoices(CHOICES);

export const stories: Stories = {
  'as it begins': <Chosen begun={BEGUN} />,
  'something is missing': <Chosen begun={BEGUN} isTried />,
  'a group is full': (
    <Chosen begun={withOption(withOption(BEGUN, CHOICES.groups[1], 'bacon', 2), CHOICES.groups[1], 'egg', 1)} />
  ),
};

function Chosen({
  begun,
  isTried = false,
}: {
  readonly begun: AskedChoices;
  readonly isTried?: boolean;
}): React.JSX.Element {
  const [asked, setAsked] = useState(begun);
  return <ChoiceForm choices={CHOICES} currency="USD" asked={asked} onChoose={setAsked} isTried={isTried} />;
}
