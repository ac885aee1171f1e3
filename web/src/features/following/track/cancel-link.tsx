// No stories: sends a request.
import { TRACK_KEY_HEADER, type TrackDto } from '@foodhouse/domain';
import { callApi } from '../../../data/client.ts';
import { CancelPress } from '../../orders/changes/cancel-press.tsx';
import * as texts from './texts.ts';

/** Takes a pending order back, for whoever has its link. */
export function CancelLink({
  id,
  trackKey,
  onCancelled,
}: {
  readonly id: string;
  readonly trackKey: string;
  readonly onCancelled: (order: TrackDto) => void;
}): React.JSX.Element {
  return (
    <CancelPress
      name={texts.thisOrder()}
      send={async () => {
        const answer = await callApi<TrackDto>(`/track/${encodeURIComponent(id)}/cancel`, {
          method: 'POST',
          headers: { [TRACK_KEY_HEADER]: trackKey },
        });
        if (answer.ok) onCancelled(answer.value);
        return answer;
      }}
    />
  );
}
