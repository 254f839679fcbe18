import { whatIsWrongWith } from '../adapters/photo-reader/text-models.ts';
import { whatIsWrongWithModel } from '../adapters/recipe-model/check-model.ts';
import { findingsOf, type Check } from './finding.ts';

const { ok, warning, problem } = findingsOf('models');

/** The operator's model beside the readers, and the photo reader's own models where there are some. */
export const checkModels: Check = async ({ aiModel, ocrModelsDir, ocrThreads }) => {
  const wrongModel = aiModel && (await whatIsWrongWithModel(aiModel));
  const wrongOcr = await whatIsWrongWith(ocrThreads, ocrModelsDir);
  const found = [
    wrongModel === undefined
      ? []
      : warning(
          wrongModel.replace(/\.$/, ''),
          'Imports go on without it; correct it, or unset the AI_ variables.',
        ),
    wrongOcr === undefined
      ? []
      : problem(
          `the photo reader's models cannot be used: ${wrongOcr}`,
          ocrModelsDir === undefined
            ? 'Run npm ci again.'
            : 'Correct the three files in OCR_MODELS_DIR, or unset it.',
        ),
  ].flat();
  if (found.length > 0) return found;
  return [
    ok(aiModel ? `photo reader ready; ${aiModel.model} answers` : 'photo reader ready; no model beside it'),
  ];
};
