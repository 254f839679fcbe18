import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhatIsSent, WhatModelReads } from './what-model-reads.tsx';

const NOTHING = 'sends them to no AI model';
const PHOTOS = 'the photos you import';
const TEXTS = 'the captions of posts you import and the texts you paste';
const PAGES = 'the text of a page you import';

it('says that nothing is sent where the operator has set up no model', () => {
  expect(renderToStaticMarkup(<WhatModelReads />)).toContain(NOTHING);
});

it.each([
  [
    ['photos', 'text'],
    [PHOTOS, TEXTS],
    [NOTHING, PAGES],
  ],
  [['photos', 'text', 'pages'], [PHOTOS, TEXTS, PAGES], [NOTHING]],
  [['pages'], [PAGES], [NOTHING, PHOTOS, TEXTS]],
  [['text'], [TEXTS], [NOTHING, PHOTOS, PAGES]],
])('says what is sent to a model that reads %j, and no more', (sources, said, unsaid) => {
  const text = renderToStaticMarkup(<WhatIsSent sources={sources} />);
  for (const sentence of said) expect(text).toContain(sentence);
  for (const sentence of unsaid) expect(text).not.toContain(sentence);
});
