import { TryScreen } from '../features/moving-in/try-screen.tsx';

export function Component(): React.JSX.Element {
  return <TryScreen />;
}
