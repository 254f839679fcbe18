import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { COPYRIGHT_LINE, TITLE_BAR } from '@larder/shared/product';
import { usePageSetting } from '../../hooks/use-page-setting.ts';
import { Brand } from './brand.tsx';

const LINKS = [
  { label: messages.about, to: paths.aboutUs() },
  { label: messages.privacyPolicy, to: paths.privacyPolicy() },
  { label: messages.termsConditions, to: paths.terms() },
];
const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline';

/** The footer of the public pages. */
export function SiteFooter() {
  const support = usePageSetting('support-email');
  return (
    <footer className="border-t print:hidden border-line bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 py-10 sm:px-8 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Brand />
          <p className="mt-2 text-sm text-muted">{TITLE_BAR}</p>
        </div>
        <nav aria-label={messages.aboutLarder}>
          <ul className="flex flex-wrap gap-x-6 text-muted">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              {support ? (
                <a href={`mailto:${support}`} className={LINK}>
                  {messages.contactSupport}
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{messages.contactSupport}</span>
              )}
            </li>
          </ul>
        </nav>
        <p className="text-sm text-muted">{COPYRIGHT_LINE}</p>
      </div>
    </footer>
  );
}
