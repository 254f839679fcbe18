import * as messages from '#messages/landing.json';
import { TITLE_BAR } from '@larder/shared/product';
import type { ReactNode } from 'react';
import { AuthButton } from '../../components/layout/auth-button.tsx';
import { STEPS, VOICES } from './content.ts';
import { Features } from './features.tsx';
import { ProductPreview } from './product-preview.tsx';

interface LandingProps {
  onGetStarted: () => void;
  /** The pointer rests on a way in. */
  onNear: () => void;
}

/** What a visitor who is not signed in sees between head and foot. */
export function Landing({ onGetStarted, onNear }: LandingProps) {
  const getStarted = (className?: string) => (
    <AuthButton mode="signup" size="lg" className={className} onNear={onNear} onOpen={onGetStarted}>
      {messages.getStartedFree}
    </AuthButton>
  );
  return (
    <main>
      <Hero action={getStarted()} />
      <Section id="how-it-works" title={messages.howItWorks}>
        <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-5">
              <span aria-hidden className="font-display text-5xl font-light text-accent">
                {index + 1}
              </span>
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-2 text-lg text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="features" title={messages.madeForTheKitchen}>
        <Features />
      </Section>
      <Section id="voices" title={messages.fromOtherKitchens}>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {VOICES.map(({ quote, role }) => (
            <li key={role}>
              <figure>
                <span aria-hidden className="block h-8 font-display text-5xl leading-none text-accent">
                  “
                </span>
                <blockquote className="font-display text-xl">{quote}</blockquote>
                <figcaption className="mt-4 text-muted">{role}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <section aria-labelledby="begin" className="bg-accent-soft">
        <div className="mx-auto flex max-w-6xl flex-col items-center px-5 py-20 text-center sm:px-8">
          <h2 id="begin" className="max-w-2xl text-4xl sm:text-5xl">
            {messages.begin}
          </h2>
          <p className="mt-4 mb-8 max-w-xl text-lg text-ink">{messages.beginText}</p>
          {getStarted()}
        </div>
      </section>
    </main>
  );
}

function Hero({ action }: { action: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 pt-10 pb-20 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center lg:pb-28">
      <div className="lg:pb-14">
        <p className="font-semibold text-accent">{TITLE_BAR}</p>
        <h1 className="mt-4 text-4xl sm:text-5xl lg:text-[3.75rem] lg:leading-[1.03]">{messages.headline}</h1>
        <p className="mt-6 max-w-[46ch] text-xl text-muted">{messages.introduction}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          {action}
          <a
            href="#how-it-works"
            className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            {messages.howItWorks}
          </a>
        </div>
      </div>
      <ProductPreview />
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl px-5 pb-20 sm:px-8 lg:pb-28"
    >
      <h2 id={`${id}-title`} className="mb-8 text-3xl sm:mb-10 sm:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
