import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** Opens the basket over a page of the menu, which knows it from the history entry; what was wanted before is over. */
export function useOpenBasket(): () => void {
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  return () => {
    const opened = { ...state, wanted: null, basket: true };
    void navigate({ pathname, search }, { replace: true, state: opened, preventScrollReset: true });
  };
}
