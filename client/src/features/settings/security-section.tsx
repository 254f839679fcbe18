import * as messages from '#messages/settings.json';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

/** How this account is protected: its password and the devices that are signed in. */
export function SecuritySection() {
  return (
    <>
      <SettingsSection title={messages.changePassword2}>
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection title={messages.signedInDevices}>
        <SignedInDevices />
      </SettingsSection>
    </>
  );
}
