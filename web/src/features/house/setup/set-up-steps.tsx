import type { HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { INVITE_PART, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tick } from '../settings/fields.tsx';
import { GuestsView } from '../settings/guests-view.tsx';
import { HoursForm } from '../settings/hours-form.tsx';
import { IdentityForm } from '../settings/identity-form.tsx';
import { ServicesForm } from '../settings/services-form.tsx';
import { useUnsaved } from '../settings/use-unsaved.tsx';
import { OpenHouse } from './open-house.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepLinks } from './step-links.tsx';
import { isDone, lacksOf, stepOf, type Found, type Step } from './steps.ts';
import { TryStep, type WithSound } from './try-step.tsx';
import * as texts from './texts.ts';

type FormName = 'identity' | 'hours' | 'services';

/** Which form is in which step. */
const FORM_STEPS: Readonly<Record<FormName, readonly Step[]>> = {
  identity: ['name', 'place'],
  hours: ['place'],
  services: ['services'],
};

/** The first step that lacks something, as soon as that is known: what is done by the way takes nobody to another step. */
function useFirstStep(lacks: ReturnType<typeof lacksOf>): Step {
  const [first, setFirst] = useState({ step: stepOf('', lacks), isKnown: false });
  if (first.isKnown) return first.step;
  const step = stepOf('', lacks);
  const isKnown = lacks[step] !== null;
  if (isKnown || step !== first.step) setFirst({ step, isKnown });
  return step;
}

interface SetUpStepsProps {
  readonly house: HouseDto;
  readonly found: Found;
  readonly worksAlone: boolean;
  readonly onWorksAlone: (worksAlone: boolean) => void;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
  /** Brings a menu. */
  readonly menu: ReactNode;
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
  const first = useFirstStep(lacks);
  const shown = hash === '' ? first : stepOf(hash, lacks);
  const [isMenuThere, setIsMenuThere] = useState(false);
  if (shown === 'menu' && !isMenuThere) setIsMenuThere(true);
  const { unsaved, guard, propsOf } = useUnsaved<FormName>(onReload);
  const inStep = (form: FormName, step: Step): boolean => FORM_STEPS[form].includes(step);
  return (
    <>
      {guard}
      <StepLinks
        shown={shown}
        isDone={(step) => isDone(lacks, step)}
        isUnsaved={(step) => unsaved.some((form) => inStep(form, step))}
      />
      <StepFrame step={shown} lacks={lacks[shown]}>
        <Box sx={shown === 'name' || shown === 'place' ? WITH_VIEW : null}>
          <div>
            <div hidden={!inStep('identity', shown)}>
              <IdentityForm
                house={house}
                onSaved={onSaved}
                shows={shown === 'place' ? 'place' : 'name'}
                otherStep={texts.stepName({ step: shown === 'place' ? 'name' : 'place' })}
                {...propsOf('identity')}
              />
            </div>
            <div hidden={!inStep('hours', shown)}>
              <HoursForm house={house} onSaved={onSaved} {...propsOf('hours')} />
            </div>
          </div>
          {(shown === 'name' || shown === 'place') && <GuestsView house={house} />}
        </Box>
        <div hidden={shown !== 'services'}>
          <ServicesForm house={house} onSaved={onSaved} {...propsOf('services')} />
        </div>
        {isMenuThere && (
          <div hidden={shown !== 'menu'}>
            <MenuStep house={house}>{menu}</MenuStep>
          </div>
        )}
        {shown === 'people' && (
          <Box sx={PEOPLE}>
            <LinkButton to={`${paths.allUsers}${INVITE_PART}`} variant="outlined">
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
        )}
        {shown === 'try' && (
          <>
            {sound((one) => (
              <TryStep sound={one} tried={found.tried} />
            ))}
            <OpenHouse house={house} lacks={lacks} onSaved={onSaved} onReload={onReload} />
          </>
        )}
      </StepFrame>
    </>
  );
}

function MenuStep({
  house: { currency },
  children,
}: {
  readonly house: Pick<HouseDto, 'currency'>;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <>
      <Box sx={WAYS}>
        <span>{texts.pricesAreIn({ currency })}</span>
        <LinkButton to={`${paths.house}#money`} sx={TEXT_LINK}>
          {texts.changeMoney()}
        </LinkButton>
      </Box>
      {children}
      <Box sx={WAYS}>
        <LinkButton to={paths.addFood} variant="outlined">
          {texts.addOneFood()}
        </LinkButton>
        <LinkButton to={paths.dashboard} sx={TEXT_LINK}>
          {texts.seeFoods()}
        </LinkButton>
      </Box>
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
