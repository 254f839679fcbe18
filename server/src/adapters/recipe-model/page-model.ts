import type { Config } from '../../config.ts';
import { isUnsure, withAnswer, type ReadPageDraft } from '../../extraction/model/page-answer.ts';
import { askingAbout, type AskAbout, type AskedSource } from './asking.ts';
import { configuredModel } from './configured-model.ts';
import type { ModelLog } from './model-fallback.ts';
import { pageQuestion } from './questions.ts';
import type { RecipeModel } from './recipe-model.ts';

/** Asks a model about a page that the embedded reader is unsure of. */
export type AskAboutPage = AskAbout<ReadPageDraft>;

const PAGE: AskedSource<ReadPageDraft> = {
  sentence: 'a page was read without the model',
  mayAsk: isUnsure,
  question: ({ draft, shown }) => pageQuestion(draft.title, shown),
  withAnswer,
};

/** Undefined where the operator lets no model read pages. */
export function createPageModel(
  config: Pick<Config, 'aiModel' | 'aiReads'>,
  log: ModelLog,
): AskAboutPage | undefined {
  const model = configuredModel(config, 'pages');
  return model && askingAboutPages(model, log);
}

export function askingAboutPages(model: RecipeModel, log: ModelLog): AskAboutPage {
  return askingAbout(PAGE, model, log);
}
