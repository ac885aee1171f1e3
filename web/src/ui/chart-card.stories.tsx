import type { Stories } from '../dev/stories.tsx';
import { ChartCard, RankCard, SharesCard, SumsCard } from './chart-card.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}:00`, hour > 10 ? hour % 7 : 0] as const);
const NOW = { name: '20:00', label: 'this hour' };

export const stories: Stories = {
  'amounts in columns': (
    <SumsCard
      title="Taxes"
      head={['Rate', 'Net', 'Tax']}
      rows={[
        ['19%', '$1,000.00', '$190.00'],
        ['7%', '$666.00', '$46.62'],
        ['Total', '$1,666.00', '$236.62'],
        ['Vouchers', '−$5.00', ''],
      ]}
      total="Total"
    />
  ),
  'columns, one of them not over yet': (
    <ChartCard title="By hour" head={['Hour', 'Orders']} rows={HOURS} current={NOW} />
  ),
  'columns without a count': (
    <ChartCard
      title="By hour"
      head={['Hour', 'Orders']}
      rows={[
        ['10:00', 0],
        ['11:00', 0],
      ]}
      current={null}
    />
  ),
  'ranks with long names': (
    <RankCard
      title="Best sellers"
      head={['Food', 'Portions']}
      none="Nothing was sold yet."
      rows={[
        ['Slow-cooked chicken curry with steamed rice and coriander', 12],
        ['Pho', 7],
        ['Strawberry shortcake', 1],
      ]}
    />
  ),
  'ranks without a row': (
    <RankCard title="Best sellers" head={['Food', 'Portions']} none="Nothing was sold yet." rows={[]} />
  ),
  shares: (
    <SharesCard
      title="By status"
      parts={[
        { name: 'Pending', count: 3, colour: 'warning.main' },
        { name: 'Accepted', count: 9, colour: 'secondary.main' },
        { name: 'Reject', count: 0, colour: 'error.main' },
      ]}
    />
  ),
  'shares of nothing': <SharesCard title="By status" parts={[{ name: 'Pending', count: 0, colour: 'warning.main' }]} />,
};
