import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface TextPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of reading: about, terms, privacy. */
export function TextPage({ title, lead, children }: TextPageProps) {
  useDocumentTitle();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader>
        <Button asChild variant="ghost">
          <Link to={paths.home()}>{messages.goToRecipes}</Link>
        </Button>
      </SiteHeader>
      <main className="mx-auto w-full max-w-6xl flex-1 px-5 pt-12 pb-20 sm:px-8 sm:pt-16">
        <h1 className="max-w-[22ch] text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] font-display text-xl text-muted">{lead}</p>
        <div className="mt-10 border-t border-line pt-10 lg:mt-12 lg:pt-12">{children}</div>
      </main>
      <SiteFooter />
    </div>
  );
}
