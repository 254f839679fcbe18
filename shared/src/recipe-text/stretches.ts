import type { Place } from './line-reading.ts';

/** A stretch of a text in its pieces, with the place that it is, or without one for what is between two. */
export interface Stretch<Piece, Of extends Place> {
  pieces: Piece[];
  place: Of | undefined;
}

/**
 * A text that is given in pieces, cut at places of the whole (in UTF-16 units, in their order): each place is a stretch, and what is
 * between two. All stretches together are the text, letter for letter; a place within the one before is left out.
 */
export function stretchesOf<Piece extends { text: string }, Of extends Place>(
  pieces: readonly Piece[],
  places: readonly Of[],
): Stretch<Piece, Of>[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const stretches: Stretch<Piece, Of>[] = [];
  let position = 0;
  const add = (end: number, place?: Of) => {
    if (end > position) stretches.push({ pieces: cut(pieces, position, end), place });
    position = Math.max(position, end);
  };
  for (const place of places) {
    if (place.start < position) continue;
    add(place.start);
    add(Math.min(place.end, length), place);
  }
  add(length);
  return stretches;
}

function cut<Piece extends { text: string }>(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let position = 0;
  return pieces.flatMap((piece) => {
    const from = position;
    position += piece.text.length;
    if (position <= start || from >= end) return [];
    return [{ ...piece, text: piece.text.slice(Math.max(0, start - from), end - from) }];
  });
}
