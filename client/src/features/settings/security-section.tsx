import { useId, type ReactNode } from 'react';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

/** Who gets into this account: its password, and where somebody is signed in. */
export function SecuritySection() {
  return (
    <>
      <Part title="Change password">
        <ChangePasswordForm />
      </Part>
      <Part title="Signed-in devices">
        <SignedInDevices />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
