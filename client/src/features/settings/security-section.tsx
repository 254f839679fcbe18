import * as messages from '#messages/settings.json';
import * as tokenMessages from '#messages/tokens.json';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const AccessTokens = lazy(() => import('./access-tokens.tsx'));

/** How this account is protected: its password, the devices that are signed in, and the tokens of scripts. */
export function SecuritySection() {
  return (
    <>
      <SettingsSection title={messages.changePasswordTitle}>
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection title={messages.signedInDevices}>
        <SignedInDevices />
      </SettingsSection>
      <SettingsSection title={tokenMessages.accessTokens} hint={tokenMessages.about}>
        <Suspense fallback={<Skeleton className="h-12" />}>
          <AccessTokens />
        </Suspense>
      </SettingsSection>
    </>
  );
}
