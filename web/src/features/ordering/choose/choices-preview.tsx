// No stories: shows choice-form.tsx.
import { defaultChoices, type AskedChoices, type Currency, type FoodChoices } from '@foodhouse/domain';
import { useState } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { inOrder } from './choosing.ts';

/** The choices of a food that is not on the menu yet. What is chosen of them is for nothing. */
export function ChoicesPreview({
  choices,
  currency,
}: {
  readonly choices: FoodChoices;
  readonly currency: Currency;
}): React.JSX.Element {
  const [chosen, setChosen] = useState<AskedChoices | null>(null);
  const asked = inOrder(choices, chosen ?? defaultChoices(choices));
  return <ChoiceForm choices={choices} currency={currency} asked={asked} onChoose={setChosen} isTried={false} />;
}
