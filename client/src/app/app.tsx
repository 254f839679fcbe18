import { RouterProvider } from 'react-router-dom';
import { router } from './router.tsx';
import { Toasts } from './toasts.tsx';

export function App() {
  return (
    <>
      <RouterProvider router={router} useTransitions={false} />
      <Toasts />
    </>
  );
}
