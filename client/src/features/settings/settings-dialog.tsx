import * as common from '#messages/common.json';
import * as messages from '#messages/settings.json';
import { paths } from '@larder/shared/paths';
import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { ArrowLeft, FileUp, Trash2, Monitor, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useSettingsPlace, type SettingsSectionName } from '../../hooks/use-settings-place.ts';
import { chooseTheme, storedTheme, type Theme } from '../../lib/theme.ts';
import { DataDownload } from './data-download.tsx';
import { DeviceSection } from './device-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsList } from './settings-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { RatingsChoice } from './ratings-choice.tsx';
import { UnitsSection } from './units-section.tsx';
import { StorageUsage } from './storage-usage.tsx';

const FoodRules = lazy(() => import('./food-rules.tsx'));
const PhotoStatistics = lazy(() => import('./photo-statistics.tsx'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** The settings over the page: a list of sections; each is a page of its own on a phone, and beside the list elsewhere. */
export default function SettingsDialog({ onSignOut }: { onSignOut: () => void }) {
  const place = useSettingsPlace();
  const { isWide, close, toList } = place;
  const shown = place.section ?? (isWide ? 'profile' : undefined);
  const body = useFocusOfPage(shown, isWide);
  const back = !isWide && shown && (
    <IconButton label={messages.allSettings} onClick={toList} className="-ml-2">
      <ArrowLeft className="rtl:rotate-180" />
    </IconButton>
  );
  return (
    <Dialog open onOpenChange={close} title={messages.profileSettings} before={back} paged>
      <div ref={body} className="md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8">
        <SettingsList {...place} shown={shown} onSignOut={onSignOut} />
        <Sections shown={shown} />
      </div>
    </Dialog>
  );
}

/** A section stays once it was shown: what is typed in it is there when one comes back. */
function Sections({ shown }: { shown: SettingsSectionName | undefined }) {
  const [visited, setVisited] = useState<SettingsSectionName[]>([]);
  if (shown && !visited.includes(shown)) setVisited([...visited, shown]);
  return (
    <div>
      {visited.map((section) => (
        <div key={section} hidden={section !== shown} className="space-y-10">
          {CONTENT[section]}
        </div>
      ))}
    </div>
  );
}

const CONTENT = {
  profile: <ProfileSection />,
  appearance: (
    <SettingsSection title={messages.appearanceAndLanguage}>
      <div className="space-y-5">
        <ThemeChoice />
        <LanguageChoice />
        <RatingsChoice />
      </div>
    </SettingsSection>
  ),
  units: <UnitsSection />,
  device: <DeviceSection />,
  security: <SecuritySection />,
  foods: (
    <SettingsSection title={messages.foods} hint={messages.foodsHint}>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <FoodRules />
      </Suspense>
    </SettingsSection>
  ),
  photos: (
    <SettingsSection title={messages.yourPhotos} hint={PHOTO_WORDS.room()}>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <PhotoStatistics />
      </Suspense>
    </SettingsSection>
  ),
  data: (
    <SettingsSection title={messages.yourData} hint={messages.downloadHint}>
      <div className="space-y-6">
        <DataDownload />
        <StorageUsage />
        <MoveInLink />
      </div>
    </SettingsSection>
  ),
  delete: <DeleteSection />,
};

function MoveInLink() {
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <p className="text-muted">{messages.moveInHint}</p>
      <Button asChild variant="secondary">
        <Link to={paths.moveIn()}>
          <FileUp /> {common.moveIn}
        </Link>
      </Button>
    </div>
  );
}

function DeleteSection() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SettingsSection title={messages.deleteAccountSection} hint={messages.deletionHint}>
      <Button variant="secondary" className="text-danger" onClick={() => setLeaving(true)}>
        <Trash2 /> {messages.deleteAccount}
      </Button>
      {isLeaving && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onBack={() => setLeaving(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** On a phone the row that was tapped goes: the focus is on the section's heading, and on the way back on its row again. */
function useFocusOfPage(shown: SettingsSectionName | undefined, isWide: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const left = before.current;
    before.current = shown;
    if (isWide || left === shown) return;
    const heading = body.current?.querySelector<HTMLElement>(
      'div:not([hidden]) > section h3, div:not([hidden]) > form h3',
    );
    const target = shown ? heading : body.current?.querySelector<HTMLElement>(`[data-section=${left}]`);
    if (shown && target) target.tabIndex = -1;
    target?.focus();
  }, [shown, isWide]);
  return body;
}

const OPTIONS = [
  { value: 'light', label: messages.light, icon: <Sun aria-hidden /> },
  { value: 'dark', label: messages.dark, icon: <Moon aria-hidden /> },
  { value: 'system', label: messages.system, icon: <Monitor aria-hidden /> },
] as const;

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <SegmentedControl
      label={messages.theme}
      value={theme}
      onChange={choose}
      options={OPTIONS}
      className="flex [&>label]:flex-1"
    />
  );
}
