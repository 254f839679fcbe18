import type { Place } from '@larder/shared/recipe-text/line-reading';
import type { Mention } from '@larder/shared/recipe-text/step-mentions';
import { stretchesOf } from '@larder/shared/recipe-text/stretches';
import type { ReactNode } from 'react';
import { convertedPlaces, TappedPlace } from './amount-text.tsx';
import { MarkedPieces } from './marked-pieces.tsx';
import type { AmountsOfStep, Pieces, RecipeAmounts } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';
import { useAmountsInSteps } from './units.ts';

interface StepPiecesProps<Other extends Place> extends AmountsOfStep {
  /** What else stands in the shown step, and comes before what is found here. */
  othersIn?: (shown: string) => readonly Other[];
  renderOther?: (other: Other) => ReactNode;
}

type StepPlace<Other> = Place & { mention?: Mention; other?: Other };

/** A step as it is shown. Tapped, a converted amount says what its author wrote, and an ingredient how much of it there is. */
export function StepPieces<Other extends Place>(props: StepPiecesProps<Other>) {
  const { amounts, step, othersIn, renderOther } = props;
  const pieces = amounts.step(step.text);
  const shown = textOf(pieces);
  const others = othersIn?.(shown) ?? [];
  const mentions = amounts.mentions?.of({ text: shown, section: step.section }) ?? [];
  const places: StepPlace<Other>[] = [
    ...others.map((other) => ({ start: other.start, end: other.end, other })),
    ...convertedPlaces(pieces),
    ...mentions.map((mention) => ({ start: mention.start, end: mention.end, mention })),
  ].sort((one, two) => one.start - two.start);
  return stretchesOf(pieces, places).map(({ pieces: own, place }, position) => {
    if (!place) return <MarkedPieces key={position} pieces={own} />;
    if (place.other) return <span key={position}>{renderOther?.(place.other)}</span>;
    if (place.mention)
      return <MentionPlace key={position} {...{ amounts, pieces: own, mention: place.mention }} />;
    return <TappedPlace key={position} pieces={own} />;
  });
}

interface MentionPlaceProps {
  amounts: RecipeAmounts;
  pieces: Pieces;
  mention: Mention;
}

/** 'the garlic', or 'the garlic (2 cloves)' where that is certain. */
function MentionPlace({ amounts, pieces, mention }: MentionPlaceProps) {
  const [isShown] = useAmountsInSteps();
  const lines = mention.lines.map(({ index }) => amounts.line(index));
  const amount = isShown && mention.isSure ? amountText(amounts, mention) : null;
  return (
    <TappedPlace pieces={pieces} lines={lines}>
      {amount !== null && <span className="text-muted"> ({amount})</span>}
    </TappedPlace>
  );
}

function amountText({ line, mentions }: RecipeAmounts, { lines }: Mention): string | null {
  const [only] = lines;
  const pieces = only && line(only.index);
  const amount = pieces && mentions?.amountOf(only, textOf(pieces));
  const isAbout = pieces?.some(({ density }) => density !== undefined);
  // '600' and 'g' stay in one line.
  const unbroken = amount?.replaceAll(' ', '\u00a0');
  return unbroken ? (isAbout ? `≈\u00a0${unbroken}` : unbroken) : null;
}
