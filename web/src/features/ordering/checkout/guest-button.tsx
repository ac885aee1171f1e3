// No stories: asks the server; a button beside *Login*.
import type { HouseDto } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { callApi } from '../../../data/client.ts';
import { enterAsGuest } from '../../../data/enter-as-guest.ts';
import { useRequest } from '../../../data/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import * as texts from './texts.ts';

const askHouse = (): ReturnType<typeof callApi<HouseDto>> => callApi<HouseDto>('/house');

/** *Order as guest*, beside *Login first..!*, in a house where people may; nothing anywhere else. */
export function GuestButton(): React.JSX.Element | null {
  const house = useRequest(askHouse);
  const [isBusy, setIsBusy] = useState(false);
  if (house.status !== 'ready' || !house.value.guestOrders) return null;
  const enter = async (): Promise<void> => {
    setIsBusy(true);
    const problem = await enterAsGuest();
    setIsBusy(false);
    if (problem !== null) toast.error(problem, { id: 'guest' });
  };
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void enter()}>
      {texts.orderAsGuest()}
    </Button>
  );
}
