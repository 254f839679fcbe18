import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { paths } from '@larder/shared/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { ResetPassword } from '../features/auth/reset-password.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useNavState, type NavState } from '../lib/nav-state.ts';
import { recheckSession } from '../lib/session.ts';

export default function ResetPasswordPage() {
  const { resetLink } = useNavState();
  const navigate = useNavigate();
  useDocumentTitle();

  const leave = useCallback(() => {
    const state: NavState = { message: AUTH_MESSAGES.passwordUpdated };
    void navigate(paths.home(), { replace: true, state });
  }, [navigate]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="mx-auto w-full max-w-md flex-1 px-5 py-12 sm:py-16">
        <ResetPassword link={resetLink} onUpdated={() => void recheckSession()} onLeave={leave} />
      </main>
      <SiteFooter />
    </div>
  );
}
