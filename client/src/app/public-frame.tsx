import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingScreen } from './loading-screen.tsx';

export function PublicFrame() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}
