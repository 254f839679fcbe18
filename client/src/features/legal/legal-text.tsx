import * as messages from '#messages/legal.json';
import { format } from '@larder/shared/messages/format';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageSetting } from '../../hooks/use-page-setting.ts';
import { PolicyFrame } from './policy-frame.tsx';

interface LegalTextProps {
  page: LegalPage;
  title: string;
  /** Our own text. */
  children: ReactNode;
}

/** Our own text; with a policy page configured, that page instead, for as long as it can be read. */
export function LegalText({ page, title, children }: LegalTextProps) {
  const setting = usePageSetting('legal-policy');
  const [isOwn, setOwn] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (!setting) return children;

  const address = policyAddress(setting, page);
  const link = (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {messages.openItOnItsOwnPage}
    </a>
  );
  if (isMissing || isOwn) {
    return (
      <div className="min-h-[800px]">
        <div className="mb-8 max-w-[68ch]">
          {isMissing && (
            <Notice tone="warning">
              {format(messages.thePolicyDidNotComeFrom, { host: new URL(address).host })}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-6">
            {link}
            <Button variant="link" onClick={() => (setOwn(false), setMissing(false))}>
              {messages.showItHere}
            </Button>
          </div>
        </div>
        {children}
      </div>
    );
  }
  return (
    <>
      <PolicyFrame title={title} address={address} onMissing={() => setMissing(true)} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        <p className="text-muted">{messages.nothingToReadAbove}</p>
        {link}
        <Button variant="link" onClick={() => setOwn(true)}>
          {messages.readOurOwnText}
        </Button>
      </div>
    </>
  );
}

type LegalPage = 'terms' | 'privacy-policy';

/** One address may serve both pages, or name the page it is for where it says `{page}`. */
function policyAddress(setting: string, page: LegalPage): string {
  return setting.replaceAll('{page}', page);
}
