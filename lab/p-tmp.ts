import { readFileSync } from 'node:fs';
import { readCaption } from '../server/src/extraction/text/read-text.ts';
import { listedIn } from '../server/src/extraction/text/listed-recipe.ts';
import { tagsOf, taggerReading } from '../server/src/extraction/text/tagger-reading.ts';
import { cleanCaption } from '../server/src/extraction/text/clean.ts';
import { isTalk } from '../server/src/extraction/text/talk.ts';
import { isChat } from '../server/src/extraction/text/talk-lines.ts';
import { READER } from '../server/src/extraction/text/tagger/reader.ts';
const all = JSON.parse(readFileSync('/tmp/blind/capC2.json','utf8'));
for (const id of ['C25','C37','C04','C10']) { const text = cleanCaption(all.find((c: any) => c.id === id).caption); const tags = tagsOf(READER, text)!;
  const t = taggerReading(READER, tags); const l = listedIn(text, {}, t);
  console.log(id, 'talk', isTalk(text), isChat(text), 'tagger', t.isRecipe, t.isSure, JSON.stringify(t.ingredients), '\n  listed', JSON.stringify(l?.ingredients), l?.title, JSON.stringify(l?.description), '\n  final', JSON.stringify(readCaption(text).recipe)); }
