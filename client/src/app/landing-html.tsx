import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { VisitorLanding } from './visitor-landing.tsx';

/** What the landing page's root holds before any script runs; the build writes it into landing.html. */
export function landingHtml(): string {
  return renderToString(
    <StrictMode>
      <VisitorLanding handedOver={{}} />
    </StrictMode>,
  );
}
