import type { ScreenPage, StaffScreen } from '@foodhouse/domain';
import { useEffect, useRef } from 'react';
import { startHeartbeats, type Heartbeats } from './heartbeats.ts';
import { NO_OTHERS, type Alarm, type Others } from './use-alarm.ts';
import { useListeningHouse, useScreens } from './use-screens.ts';

export interface ListeningScreenProps {
  readonly page: ScreenPage;
  readonly alarm: Pick<Alarm, 'soundOk' | 'isKnown' | 'newestMs' | 'acknowledgedMs'>;
  /** Told what the house and its other screens say. */
  readonly onOthers: (others: Others) => void;
}

/** A page that rings, as the house knows it: it beats in a house that wants to know, and in no other. */
export function ListeningScreen(props: ListeningScreenProps): React.JSX.Element | null {
  const { onOthers } = props;
  const isWatched = (useListeningHouse()?.whenNobodyListens ?? 'nothing') !== 'nothing';
  useEffect(() => {
    if (!isWatched) onOthers(NO_OTHERS);
  }, [isWatched, onOthers]);
  return isWatched ? <BeatingScreen {...props} /> : null;
}

/** Beats while it is rendered, from when its sound is known on, and at once when it can ring, cannot any more, or orders were acknowledged. */
export function BeatingScreen({ page, alarm, onOthers }: ListeningScreenProps): null {
  const { soundOk, isKnown, newestMs, acknowledgedMs } = alarm;
  const latest = useRef({ soundOk, newestMs, acknowledgedMs });
  const beats = useRef<Heartbeats | null>(null);
  const screens = useScreens(page);
  const elsewhereMs = screens.status === 'ready' ? latestOf(screens.value.items, page) : null;
  useEffect(() => {
    latest.current = { soundOk, newestMs, acknowledgedMs };
  }, [soundOk, newestMs, acknowledgedMs]);
  useEffect(() => {
    // Not before: a page that follows another one would say for a moment that nobody listens.
    if (!isKnown) return undefined;
    const started = startHeartbeats(() => ({ page, isVisible: !document.hidden, ...latest.current }));
    beats.current = started;
    return started.stop;
  }, [page, isKnown]);
  const said = `${soundOk} ${acknowledgedMs}`;
  const known = useRef(said);
  useEffect(() => {
    if (known.current !== said) beats.current?.now();
    known.current = said;
  }, [said]);
  useEffect(() => {
    onOthers({ isWatched: true, acknowledgedMs: elsewhereMs });
  }, [elsewhereMs, onOthers]);
  return null;
}

/** Until when orders are acknowledged on any screen of a page. */
function latestOf(screens: readonly StaffScreen[], page: ScreenPage): number | null {
  const times = screens.flatMap((screen) => (screen.page === page ? (screen.acknowledgedMs ?? []) : []));
  return times.length === 0 ? null : Math.max(...times);
}
