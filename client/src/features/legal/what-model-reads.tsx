import * as words from '#words/legal.json';
import { usePageSetting } from '../../lib/page-setting.ts';

/** What is sent to a model that the operator has set up, if they have. */
export function WhatModelReads() {
  return <WhatIsSent sources={usePageSetting('ai-reads')?.split(' ') ?? []} />;
}

export function WhatIsSent({ sources }: { sources: readonly string[] }) {
  const [photos, text, pages] = (['photos', 'text', 'pages'] as const).map((each) => sources.includes(each));
  if (!photos && !text && !pages) return <p>{words.thisLarderReadsPhotosTextsAnd}</p>;
  return (
    <>
      <p>{words.whoeverRunsThisLarderHasChosen}</p>
      <ul>
        {photos && <li>{words.thePhotosYouImportWithoutAny}</li>}
        {text && <li>{words.theCaptionsOfPostsYouImport}</li>}
        {pages && <li>{words.theTextOfAPageYou}</li>}
      </ul>
      <p>{words.itIsToldNothingElseAbout}</p>
    </>
  );
}
