import * as messages from '#messages/legal.json';
import { usePageSetting } from '../../hooks/use-page-setting.ts';

/** What is sent to a model that the operator has set up, if they have. */
export function WhatModelReads() {
  return <WhatIsSent sources={usePageSetting('ai-reads')?.split(' ') ?? []} />;
}

export function WhatIsSent({ sources }: { sources: readonly string[] }) {
  const [photos, text, pages] = (['photos', 'text', 'pages'] as const).map((each) => sources.includes(each));
  if (!photos && !text && !pages) return <p>{messages.thisLarderReadsPhotosTextsAnd}</p>;
  return (
    <>
      <p>{messages.whoeverRunsThisLarderHasChosen}</p>
      <ul>
        {photos && <li>{messages.thePhotosYouImportWithoutAny}</li>}
        {text && <li>{messages.theCaptionsOfPostsYouImport}</li>}
        {pages && <li>{messages.theTextOfAPageYou}</li>}
      </ul>
      <p>{messages.itIsToldNothingElseAbout}</p>
    </>
  );
}
