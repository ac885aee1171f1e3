import { LoginScreen } from '../features/account/login-screen.tsx';

export function Component(): React.JSX.Element {
  return <LoginScreen />;
}
