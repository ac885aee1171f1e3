import { useState } from 'react';
import type { Stories } from '../dev/stories.tsx';
import { SearchField } from './search-field.tsx';

export const stories: Stories = { empty: <Field typed="" />, filled: <Field typed="noodles with herbs" /> };

function Field({ typed }: { readonly typed: string }): React.JSX.Element {
  const [value, setValue] = useState(typed);
  return <SearchField label="Search foods and chefs" value={value} onChange={setValue} />;
}
