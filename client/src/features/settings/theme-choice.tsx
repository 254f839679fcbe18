import * as messages from '#messages/settings.json';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { chooseTheme, storedTheme, type Theme } from '../../lib/theme.ts';

const OPTIONS = [
  { value: 'light', label: messages.light, icon: <Sun aria-hidden /> },
  { value: 'dark', label: messages.dark, icon: <Moon aria-hidden /> },
  { value: 'system', label: messages.system, icon: <Monitor aria-hidden /> },
] as const;

export function ThemeChoice() {
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
