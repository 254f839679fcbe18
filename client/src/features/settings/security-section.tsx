import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

/** Who gets into this account: its password, and where somebody is signed in. */
export function SecuritySection() {
  return (
    <>
      <SettingsSection title="Change password">
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection title="Signed-in devices">
        <SignedInDevices />
      </SettingsSection>
    </>
  );
}
