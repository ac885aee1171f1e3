import { AboutScreen } from '../features/home/about-screen.tsx';

export function Component(): React.JSX.Element {
  return <AboutScreen />;
}
