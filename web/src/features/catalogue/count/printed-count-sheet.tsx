import { portionsOf, type Food } from '@foodhouse/domain';
import { SITE } from '../../../copy.ts';
import { OnPaper } from '../../../ui/on-paper.tsx';

const CLOCK = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The count sheet on paper: each food, what should be there, and room for the number that is. */
export function PrintedCountSheet({
  foods,
  atMs,
  onPrinted,
}: {
  readonly foods: readonly Food[];
  /** When these were its portions. */
  readonly atMs: number;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  return (
    <OnPaper className="printed-count-sheet" style={STYLE} onPrinted={onPrinted}>
      <h1>
        {SITE.name}: count of {CLOCK.format(atMs)}
      </h1>
      <ol>
        <li>
          <b>Food</b>
          <b>Should be</b>
          <b>Counted</b>
        </li>
        {foods.map((food) => (
          <li key={food.id}>
            <span>{food.name}</span>
            <span>{portionsOf(food)}</span>
          </li>
        ))}
      </ol>
    </OnPaper>
  );
}

const STYLE = {
  width: 'auto',
  '& h1': { fontSize: '14pt', m: 0, mb: '4mm' },
  '& ol': { listStyle: 'none', m: 0, p: 0, fontSize: '11pt' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr 30mm 30mm',
    py: '2mm',
    borderBottom: '1px solid #000',
    breakInside: 'avoid',
  },
};
