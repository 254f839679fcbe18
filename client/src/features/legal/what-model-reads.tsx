import { PRODUCT_NAME } from '@larder/shared/product';
import { usePageSetting } from '../../lib/page-setting.ts';

/** What is sent to a model that the operator has set up, if they have. */
export function WhatModelReads() {
  return <WhatIsSent sources={usePageSetting('ai-reads')?.split(' ') ?? []} />;
}

export function WhatIsSent({ sources }: { sources: readonly string[] }) {
  const [photos, pages] = [sources.includes('photos'), sources.includes('pages')];
  if (!photos && !pages)
    return <p>This {PRODUCT_NAME} reads photos and pages by itself and sends them to no AI model.</p>;
  return (
    <>
      <p>Whoever operates this {PRODUCT_NAME} has chosen an AI model that helps with reading. It is sent:</p>
      <ul>
        {photos && <li>the photos that you import, without where, when and with what they were taken;</li>}
        {pages && (
          <li>
            the text of a page you import, where we could not read it surely: what everybody sees there, not
            its address, and never a page or text that you paste.
          </li>
        )}
      </ul>
      <p>
        It is told nothing about you. What it answers is compared with the photo or page before it is shown to
        you.
      </p>
    </>
  );
}
