import { nothing, type Stories } from '../dev/stories.tsx';
import { LoadMoreButton } from './load-more-button.tsx';

const list = (older: 'some' | 'coming') => ({ status: 'ready', value: { older, showOlder: nothing } }) as const;

export const stories: Stories = {
  'there are more': <LoadMoreButton list={list('some')}>Show older orders</LoadMoreButton>,
  'more are coming: after ten seconds with a retry': (
    <LoadMoreButton list={list('coming')}>Show older orders</LoadMoreButton>
  ),
};
