import { LineText } from './amount-text.tsx';
import type { Marking } from './recipe-amounts.ts';
import { StaysButton } from './stays-button.tsx';
import { StepPieces } from './step-pieces.tsx';

/** All that marks amounts in texts, in one file of the built app: a recipe as it is written can be read without it. */
export const MARKING: Marking = { LineText, StaysButton, StepText: StepPieces };
