import { SignUpScreen } from '../features/account/sign-up-screen.tsx';

export function Component(): React.JSX.Element {
  return <SignUpScreen />;
}
