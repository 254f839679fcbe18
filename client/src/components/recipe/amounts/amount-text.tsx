import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import type { Place } from '@larder/shared/recipe-text/line-reading';
import { stretchesOf } from '@larder/shared/recipe-text/stretches';
import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { cn } from '../../../lib/cn.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import type { AmountLine, AmountOfLine, Pieces } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';

const AmountPanel = lazy(() => import('./amount-panel.tsx'));

/** An ingredient line as it is shown. Tapped, an amount says what its author wrote, and takes how much of it there is. */
export function LineText({ amounts, index }: AmountLine) {
  const pieces = amounts.line(index);
  const found = amounts.placesIn(textOf(pieces));
  return stretchesOf(pieces, amountsIn(pieces, found)).map((stretch, position) =>
    stretch.place ? (
      <TappedPlace
        key={position}
        pieces={stretch.pieces}
        line={{ amounts, index, nth: found.findIndex((place) => overlap(place, stretch.place)) }}
      />
    ) : (
      <MarkedPieces key={position} pieces={stretch.pieces} />
    ),
  );
}

/** Converted amounts, and those of others that are no part of these. */
function amountsIn(pieces: Pieces, found: readonly Place[]): Place[] {
  const converted = convertedPlaces(pieces);
  const others = found.filter((place) => !converted.some((own) => overlap(place, own)));
  return [...converted, ...others].sort((one, other) => one.start - other.start);
}

/** What was written in other units. */
export function convertedPlaces(pieces: Pieces): Place[] {
  let position = 0;
  return pieces.flatMap(({ text, original }) => {
    const start = position;
    position += text.length;
    return original === undefined ? [] : [{ start, end: position }];
  });
}

function overlap(one: Place, other: Place | undefined): boolean {
  return other !== undefined && one.start < other.end && one.end > other.start;
}

/** What can be tapped for more; on paper nothing can be pressed. */
export function TappedPlace(props: TappedPlaceProps) {
  const isOnPaper = useMediaQuery('print');
  if (!isOnPaper) return <AmountButton {...props} />;
  return (
    <>
      <MarkedPieces pieces={props.pieces} />
      {props.children}
    </>
  );
}

interface TappedPlaceProps {
  pieces: Pieces;
  line?: AmountOfLine;
  /** The lines of the ingredient that it names. */
  lines?: readonly Pieces[];
  /** Behind it. */
  children?: ReactNode;
}

/** No element of HTML: a button breaks a line before the comma behind it, and its text cannot be selected. */
function AmountButton({ pieces, line, lines, children }: TappedPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const ask = (event: SyntheticEvent) => {
    // A line is the label of its checkbox, which is not meant.
    event.preventDefault();
    setOpen(true);
  };
  const original = pieces.find((piece) => piece.original !== undefined)?.original;
  return (
    <>
      <span
        ref={place}
        role="button"
        tabIndex={0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={original === undefined ? undefined : format(messages.asWrittenIs, { original })}
        onClick={ask}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && ask(event)}
        className={cn(
          'relative cursor-pointer rounded-xs decoration-dotted decoration-1 underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline hover:decoration-control',
          original !== undefined && 'underline decoration-accent',
          lines && 'underline decoration-control',
        )}
      >
        <MarkedPieces pieces={pieces} />
        {children}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <AmountPanel anchor={place} {...{ pieces, line, lines }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
