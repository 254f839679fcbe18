import { PRODUCT_NAME } from '@larder/shared/product';
import { usePageSetting } from '../../lib/page-setting.ts';

/** What is sent to a model that the operator has set up, if they have. */
export function WhatModelReads() {
  return <WhatIsSent sources={usePageSetting('ai-reads')?.split(' ') ?? []} />;
}

export function WhatIsSent({ sources }: { sources: readonly string[] }) {
  const [photos, text, pages] = (['photos', 'text', 'pages'] as const).map((each) => sources.includes(each));
  if (!photos && !text && !pages)
    return <p>This {PRODUCT_NAME} reads photos, texts and pages by itself and sends them to no AI model.</p>;
  return (
    <>
      <p>Whoever operates this {PRODUCT_NAME} has chosen an AI model that helps with reading. It is sent:</p>
      <ul>
        {photos && <li>the photos that you import, without where, when and with what they were taken;</li>}
        {text && (
          <li>
            the captions of posts that you import and the texts that you paste to be read, as they are written
            and with whatever they say about people, but not where they are from;
          </li>
        )}
        {pages && (
          <li>
            the text of a page you import, where we could not read it surely: what everybody sees there, not
            its address, and never a page that you paste.
          </li>
        )}
      </ul>
      <p>
        It is told nothing else about you. What it answers is compared with the photo, text or page before it
        is shown to you.
      </p>
    </>
  );
}
