import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  hint?: string;
  children: ReactNode;
}

/** One headed part of the settings. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={hint ? 'text-xl' : 'mb-3 text-xl'}>
        {title}
      </h3>
      {hint && <p className="mt-1 mb-3 text-sm text-muted">{hint}</p>}
      {children}
    </section>
  );
}
