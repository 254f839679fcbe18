type TinShape = 'round' | 'square' | 'sheet' | 'loaf' | 'ring' | 'muffin';

/** A tin by its inner sides in centimetres. */
export interface Tin {
  shape: TinShape;
  /** Of a round one and a ring, and of one cup of a muffin tin at its top (7 cm where it is not given). */
  diameter?: number | undefined;
  /** Of a square, a sheet and a loaf tin. */
  width?: number | undefined;
  /** Of a sheet and a loaf tin; a square one is as long as it is wide where it is not given. */
  length?: number | undefined;
  height?: number | undefined;
  /** The diameter of the hole of a ring. */
  hole?: number | undefined;
  /** The cups of a muffin tin. */
  count?: number | undefined;
}

/** A usual muffin cup is about 7 cm wide at its top. */
const MUFFIN_CUP = 7;

/**
 * What the amounts of a recipe for one tin are multiplied by for another: 1.69 from 20 to 26 cm round. By volume where both heights are
 * known, else by area, since the dough stands as high in both. A ring is without its hole, muffins are as many as there are.
 *
 * @throws RangeError for a tin that lacks a side, or whose sides are no numbers above 0, or whose hole is as wide as the ring.
 */
export function tinFactor(from: Tin, to: Tin): number {
  const areas = areaOf(to) / areaOf(from);
  return from.height === undefined || to.height === undefined
    ? areas
    : (areas * side(to, 'height')) / side(from, 'height');
}

function areaOf(tin: Tin): number {
  switch (tin.shape) {
    case 'round':
      return circle(side(tin, 'diameter'));
    case 'ring': {
      const area = circle(side(tin, 'diameter')) - circle(side(tin, 'hole'));
      if (area <= 0) throw new RangeError('The hole of a ring must be narrower than the ring.');
      return area;
    }
    case 'muffin':
      return side(tin, 'count') * circle(tin.diameter === undefined ? MUFFIN_CUP : side(tin, 'diameter'));
    case 'square':
      return side(tin, 'width') * (tin.length === undefined ? side(tin, 'width') : side(tin, 'length'));
    case 'sheet':
    case 'loaf':
      return side(tin, 'width') * side(tin, 'length');
  }
}

function circle(diameter: number): number {
  return (Math.PI * diameter ** 2) / 4;
}

function side(tin: Tin, name: Exclude<keyof Tin, 'shape'>): number {
  const value = tin[name];
  if (value === undefined || !Number.isFinite(value) || value <= 0)
    throw new RangeError(`A tin of the shape '${tin.shape}' needs a ${name} above 0.`);
  return value;
}
