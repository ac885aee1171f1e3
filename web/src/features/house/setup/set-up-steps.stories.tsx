import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { IsOpen, OpenHouse } from './open-house.tsx';
import { PlainFoot } from './step-foot.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepLinks } from './step-links.tsx';
import { lacksOf } from './steps.ts';
import { TryStep } from './try-step.tsx';
import { SetUpSteps } from './set-up-steps.tsx';

const EMPTY: HouseDto = toHouseDto({ ...DEFAULT_SETTINGS, version: 1, notOpenYet: true, timeZone: 'Europe/Berlin' });
const NONE = { isPlaced: false, isAccepted: false, isDelivered: false } as const;
const NOTHING = { foods: 0, isStaffed: false, tried: NONE } as const;
const PLACED = { foods: 12, isStaffed: true, tried: { ...NONE, isPlaced: true } } as const;
const OPENING = { unsaved: [], beforeLost: nothing } as const;
const STILL = { onSaved: nothing, onReload: nothing } as const;

export const stories: Stories = {
  'the first step of an empty house': (
    <SetUpSteps
      {...STILL}
      house={EMPTY}
      found={NOTHING}
      worksAlone={false}
      onWorksAlone={nothing}
      menu={() => null}
      sound={(show) => show({ isOn: true, turnOn: null })}
    />
  ),
  'links, of which some are done': (
    <StepLinks
      shown="menu"
      isDone={(step) => step === 'name' || step === 'place'}
      isUnsaved={(step) => step === 'services'}
    />
  ),
  'a step without anything missing': (
    <StepFrame step="place" lacks={[]}>
      {null}
    </StepFrame>
  ),
  'a test order that was placed, without sound': (
    <TryStep sound={{ isOn: false, turnOn: nothing }} tried={PLACED.tried} />
  ),
  'cannot open without a food': <OpenHouse {...STILL} {...OPENING} house={EMPTY} lacks={lacksOf(EMPTY, NOTHING)} />,
  'opens without much': (
    <OpenHouse {...STILL} {...OPENING} house={EMPTY} lacks={lacksOf(EMPTY, PLACED)} unsaved={['name']} />
  ),
  'the foot of a step that is done': <PlainFoot step="people" isDone />,
  'is open': <IsOpen />,
};
