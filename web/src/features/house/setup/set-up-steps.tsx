import type { HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { INVITE_PART, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tick } from '../settings/fields.tsx';
import { GuestsView } from '../settings/guests-view.tsx';
import { ServicesForm } from '../settings/services-form.tsx';
import type { PartProps } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.tsx';
import { NameForm } from './name-form.tsx';
import { OpenHouse } from './open-house.tsx';
import { PlaceForm } from './place-form.tsx';
import { PlainFoot, StepFoot } from './step-foot.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepLinks } from './step-links.tsx';
import { isDone, lacksOf, nextStep, stepOf, type Found, type Step } from './steps.ts';
import { TryStep, type WithSound } from './try-step.tsx';
import * as texts from './texts.ts';

/** The steps that are a form. */
type FormStep = Extract<Step, 'name' | 'place' | 'services'>;

/** The first step that lacks something, as soon as that is known: what is done by the way takes nobody to another step. */
function useFirstStep(lacks: ReturnType<typeof lacksOf>): Step {
  const [first, setFirst] = useState({ step: stepOf('', lacks), isKnown: false });
  if (first.isKnown) return first.step;
  const step = stepOf('', lacks);
  const isKnown = lacks[step] !== null;
  if (isKnown || step !== first.step) setFirst({ step, isKnown });
  return step;
}

/** Brings a menu. */
export type WithMenu = (step: {
  /** Whether to bring one is what comes next: a page has one filled button. */
  readonly isNext: boolean;
  /** Whether one was read that is not brought yet. */
  readonly onRead: (isRead: boolean) => void;
}) => ReactNode;

interface SetUpStepsProps {
  readonly house: HouseDto;
  readonly found: Found;
  readonly worksAlone: boolean;
  readonly onWorksAlone: (worksAlone: boolean) => void;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
  readonly menu: WithMenu;
  readonly sound: WithSound;
}

/**
 * The steps of the set-up, one at a time, that of the address. The forms are there and not seen in other steps: what is typed
 * stays.
 */
export function SetUpSteps({
  house,
  found,
  worksAlone,
  onWorksAlone,
  onSaved,
  onReload,
  menu,
  sound,
}: SetUpStepsProps): React.JSX.Element {
  const { hash } = useLocation();
  const lacks = lacksOf(house, found);
  const lacksOfForms = [...(lacks.name ?? []), ...(lacks.place ?? [])];
  const first = useFirstStep(lacks);
  const shown = hash === '' ? first : stepOf(hash, lacks);
  const [isMenuThere, setIsMenuThere] = useState(false);
  if (shown === 'menu' && !isMenuThere) setIsMenuThere(true);
  const { unsaved, guard, beforeLost, propsOf } = useUnsaved<FormStep>(onReload);
  const navigate = useNavigate();
  const goOnFrom = (step: Step): void => {
    void navigate({ hash: nextStep(step) ?? step });
  };
  /** Null once this is left: an answer that comes late leads nobody away from where they are. */
  const seen = useRef<Step | null>(null);
  useEffect(() => {
    seen.current = shown;
    return () => {
      seen.current = null;
    };
  }, [shown]);
  const formOf = (step: FormStep): PartProps => ({
    ...propsOf(step),
    house,
    onSaved: (saved) => {
      onSaved(saved);
      if (seen.current === step) goOnFrom(step);
    },
    guide: {
      isDone: isDone(lacks, step),
      onGoOn: () => {
        goOnFrom(step);
      },
      renderFoot: (button) => (
        <StepFoot step={step} canSkip={!isDone(lacks, step) || unsaved.includes(step)}>
          {button}
        </StepFoot>
      ),
    },
  });
  return (
    <>
      {guard}
      <StepLinks
        shown={shown}
        isDone={(step) => isDone(lacks, step)}
        isUnsaved={(step) => unsaved.some((one) => one === step)}
      />
      <StepFrame step={shown} lacks={lacks[shown]}>
        <Box sx={shown === 'name' || shown === 'place' ? WITH_VIEW : null}>
          <div>
            <div hidden={shown !== 'name'}>
              <NameForm {...formOf('name')} lacks={lacksOfForms} />
            </div>
            <div hidden={shown !== 'place'}>
              <PlaceForm {...formOf('place')} lacks={lacksOfForms} />
            </div>
          </div>
          {(shown === 'name' || shown === 'place') && <GuestsView house={house} />}
        </Box>
        <div hidden={shown !== 'services'}>
          <ServicesForm {...formOf('services')} />
        </div>
        {isMenuThere && (
          <div hidden={shown !== 'menu'}>
            <MenuStep house={house} isDone={isDone(lacks, 'menu')} menu={menu} />
          </div>
        )}
        {shown === 'people' && (
          <PeopleStep isDone={isDone(lacks, 'people')} worksAlone={worksAlone} onWorksAlone={onWorksAlone} />
        )}
        {shown === 'try' && (
          <>
            {sound((one) => (
              <TryStep sound={one} tried={found.tried} />
            ))}
            <OpenHouse
              house={house}
              lacks={lacks}
              unsaved={unsaved}
              beforeLost={beforeLost}
              onSaved={onSaved}
              onReload={onReload}
            />
          </>
        )}
      </StepFrame>
    </>
  );
}

function MenuStep({
  house: { currency },
  isDone: hasFoods,
  menu,
}: {
  readonly house: Pick<HouseDto, 'currency'>;
  readonly isDone: boolean;
  readonly menu: WithMenu;
}): React.JSX.Element {
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      <Box sx={WAYS}>
        <span>{texts.pricesAreIn({ currency })}</span>
        <LinkButton to={`${paths.house}#money`} sx={TEXT_LINK}>
          {texts.changeMoney()}
        </LinkButton>
      </Box>
      {menu({ isNext: !hasFoods, onRead: setIsRead })}
      <Box sx={WAYS}>
        <LinkButton to={paths.addFood} variant="outlined">
          {texts.addOneFood()}
        </LinkButton>
        <LinkButton to={paths.dashboard} sx={TEXT_LINK}>
          {texts.seeFoods()}
        </LinkButton>
      </Box>
      <PlainFoot step="menu" isDone={hasFoods && !isRead} />
    </>
  );
}

function PeopleStep({
  isDone: isStaffed,
  worksAlone,
  onWorksAlone,
}: Pick<SetUpStepsProps, 'worksAlone' | 'onWorksAlone'> & { readonly isDone: boolean }): React.JSX.Element {
  return (
    <>
      <Box sx={PEOPLE}>
        <LinkButton to={`${paths.allUsers}${INVITE_PART}`} variant={isStaffed ? 'outlined' : 'contained'}>
          {texts.invite()}
        </LinkButton>
        <Tick
          checked={worksAlone}
          onChange={({ target }) => {
            onWorksAlone(target.checked);
          }}
        >
          {texts.alone()}
        </Tick>
      </Box>
      <PlainFoot step="people" isDone={isStaffed} />
    </>
  );
}

/** The form, and where there is room beside it what guests see. */
const WITH_VIEW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' },
  columnGap: 4,
  alignItems: 'start',
} as const;
const WAYS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, my: 2 } as const;
const PEOPLE = { display: 'grid', justifyItems: 'start', gap: 2 } as const;
/** On a phone in a line of its own, which begins where the others do. */
const TEXT_LINK = { px: { xs: 0, sm: 2.75 } } as const;
