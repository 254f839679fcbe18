import type { Config } from '../../config.ts';
import { givenText, withTextAnswer, type ReadText } from '../../extraction/model/text-answer.ts';
import { askingAbout, type AskAbout, type AskedSource } from './asking.ts';
import { configuredModel } from './configured-model.ts';
import type { ModelLog } from './model-fallback.ts';
import { textQuestion } from './questions.ts';
import type { RecipeModel } from './recipe-model.ts';

/** Asks a model about a caption or text, beside the embedded reader, which does not say how sure it is. */
export type AskAboutText = AskAbout<ReadText>;

const TEXT: AskedSource<ReadText> = {
  sentence: 'a text was read without the model',
  mayAsk: ({ text }) => text.trim() !== '',
  question: ({ text }) => textQuestion(givenText(text)),
  withAnswer: withTextAnswer,
};

/** Undefined where the operator lets no model read texts. */
export function createTextModel(
  config: Pick<Config, 'aiModel' | 'aiReads'>,
  log: ModelLog,
): AskAboutText | undefined {
  const model = configuredModel(config, 'text');
  return model && askingAboutTexts(model, log);
}

export function askingAboutTexts(model: RecipeModel, log: ModelLog): AskAboutText {
  return askingAbout(TEXT, model, log);
}
