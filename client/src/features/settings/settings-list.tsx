import * as messages from '#messages/settings.json';
import {
  Carrot,
  ChevronRight,
  Download,
  ImageIcon,
  LockKeyhole,
  LogOut,
  Palette,
  Scale,
  Smartphone,
  Trash2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  SETTINGS_SECTIONS,
  type SettingsSectionName,
  type useSettingsPlace,
} from '../../hooks/use-settings-place.ts';
import { cn } from '../../lib/cn.ts';

const ROWS: Record<SettingsSectionName, { icon: ReactNode; label: string }> = {
  profile: { icon: <UserRound aria-hidden />, label: messages.profileInformation },
  appearance: { icon: <Palette aria-hidden />, label: messages.appearanceAndLanguage },
  units: { icon: <Scale aria-hidden />, label: messages.unitsAndAmounts },
  device: { icon: <Smartphone aria-hidden />, label: messages.appAndThisDevice },
  security: { icon: <LockKeyhole aria-hidden />, label: messages.passwordAndDevices },
  foods: { icon: <Carrot aria-hidden />, label: messages.foods },
  photos: { icon: <ImageIcon aria-hidden />, label: messages.yourPhotos },
  data: { icon: <Download aria-hidden />, label: messages.yourData },
  delete: { icon: <Trash2 aria-hidden />, label: messages.deleteAccountSection },
};

const ROW =
  'flex w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium transition-colors [&>svg]:size-5 [&>svg]:shrink-0';

interface SettingsListProps extends Pick<ReturnType<typeof useSettingsPlace>, 'isWide' | 'linkTo'> {
  shown: SettingsSectionName | undefined;
  onSignOut: () => void;
}

/** What can be set, a row each; the way out of the account comes last. */
export function SettingsList({ shown, isWide, linkTo, onSignOut }: SettingsListProps) {
  const size = isWide ? 'min-h-11' : 'min-h-14';
  return (
    <nav
      aria-label={messages.profileSettings}
      className="-mx-3 md:sticky md:top-0 md:self-start"
      hidden={!isWide && shown !== undefined}
    >
      <ul className="space-y-1">
        {SETTINGS_SECTIONS.map((section) => (
          <li key={section}>
            <Link
              {...linkTo(section)}
              data-section={section}
              aria-current={section === shown ? 'page' : undefined}
              className={cn(
                ROW,
                size,
                section === shown ? 'bg-accent-soft text-accent-strong' : 'hover:bg-sunken',
              )}
            >
              {ROWS[section].icon}
              <span className="min-w-0 flex-1">{ROWS[section].label}</span>
              {!isWide && <ChevronRight aria-hidden className="text-muted rtl:rotate-180" />}
            </Link>
          </li>
        ))}
      </ul>
      <hr className="mx-3 my-3 border-line" />
      <button type="button" onClick={onSignOut} className={cn(ROW, size, 'hover:bg-sunken')}>
        <LogOut aria-hidden /> {messages.signOut}
      </button>
    </nav>
  );
}
