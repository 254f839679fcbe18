import { LABELS } from './labels.ts';
import { BAGS, FEATURES, type Features } from './features.ts';

const WIDTH = 48;
const HIDDEN = 80;
const LAYERS = 3;
/** A mention is none, begins or goes on. */
export const MENTIONS = 3;
/** The value, the share of the old state that stays, and the share of the state that is shown. */
const GATES = 3;

/** A table of weights, row after row. */
export interface Table {
  rows: number;
  columns: number;
  values: Float32Array;
}

interface Norm {
  scale: Table;
  shift: Table;
}

interface Linear {
  weights: Table;
  bias: Table;
}

/** Layers of gated recurrences that run forwards and backwards over the tokens, under four heads. */
export interface Weights {
  embedding: Table;
  norm: Norm;
  layers: readonly { gates: Linear; norm: Norm }[];
  labels: Linear;
  mentions: Linear;
  attention: Linear;
  recipe: Linear;
}

/** The shapes of all tables, in the order in which they are stored. */
export function shapes(mentions = MENTIONS): [rows: number, columns: number][] {
  const layers = Array.from({ length: LAYERS }, (_, layer): [number, number][] => [
    [2 * GATES * HIDDEN, layer === 0 ? 3 * WIDTH : 2 * HIDDEN],
    [1, 2 * GATES * HIDDEN],
    [1, 2 * HIDDEN],
    [1, 2 * HIDDEN],
  ]);
  const heads = [LABELS, mentions, 1, 1].map((size): [number, number][] => [
    [size, 2 * HIDDEN],
    [1, size],
  ]);
  return [[FEATURES, WIDTH], [1, WIDTH], [1, WIDTH], ...layers.flat(), ...heads.flat()];
}

/** The tables of a network by name; they come in the order of `shapes`. */
export function weightsOf(tables: readonly Table[]): Weights {
  const rest = [...tables];
  const take = (): Table => {
    const table = rest.shift();
    if (!table) throw new Error('The weights of the tagger are not whole');
    return table;
  };
  const linear = (): Linear => ({ weights: take(), bias: take() });
  const norm = (): Norm => ({ scale: take(), shift: take() });
  return {
    embedding: take(),
    norm: norm(),
    layers: Array.from({ length: LAYERS }, () => ({ gates: linear(), norm: norm() })),
    labels: linear(),
    mentions: linear(),
    attention: linear(),
    recipe: linear(),
  };
}

/** What the network says of a text: logarithms of shares of one, row after row a token, and how surely it is a recipe. */
export interface Scores {
  labels: Float32Array;
  mentions: Float32Array;
  recipe: number;
}

/** Scores the tokens of a text; time and memory are linear in their number. */
export function scoresOf(weights: Weights, { bags, tokens }: Features): Scores {
  const count = tokens.length / BAGS;
  let states = windows(embedded(weights, bags, tokens));
  for (const { gates, norm } of weights.layers) {
    const next = new Float32Array(count * 2 * HIDDEN);
    if (states.length === next.length) next.set(states);
    const opened = apply(gates, states, count);
    run(opened, next, false);
    run(opened, next, true);
    for (let token = 0; token < count; token++) normalize(row(next, token, 2 * HIDDEN), norm);
    states = next;
  }
  return {
    labels: logShares(apply(weights.labels, states, count), LABELS),
    mentions: logShares(apply(weights.mentions, states, count), weights.mentions.weights.rows),
    recipe: pooled(weights, states, count),
  };
}

const row = (values: Float32Array, index: number, size: number) =>
  values.subarray(index * size, (index + 1) * size);

/** The sum of each token's features, of one size for all. */
function embedded({ embedding, norm }: Weights, bags: Features['bags'], tokens: Int32Array): Float32Array {
  const sums = bags.map((bag) => {
    const sum = new Float32Array(WIDTH);
    for (const id of bag) add(sum, row(embedding.values, id, WIDTH));
    return sum;
  });
  const states = new Float32Array((tokens.length / BAGS) * WIDTH);
  for (let token = 0; token * BAGS < tokens.length; token++) {
    const state = row(states, token, WIDTH);
    for (let bag = 0; bag < BAGS; bag++) add(state, sums[tokens[token * BAGS + bag]!]!);
    normalize(state, norm);
  }
  return states;
}

function add(sum: Float32Array, values: Float32Array): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += values[at]!;
}

function normalize(values: Float32Array, { scale, shift }: Norm): void {
  let mean = 0;
  for (const value of values) mean += value;
  mean /= values.length;
  let variance = 0;
  for (const value of values) variance += (value - mean) ** 2;
  const by = 1 / Math.sqrt(variance / values.length + 1e-5);
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at]! - mean) * by * scale.values[at]! + shift.values[at]!;
}

/** Each token with its neighbours. */
function windows(states: Float32Array): Float32Array {
  const count = states.length / WIDTH;
  const wide = new Float32Array(3 * states.length);
  for (let token = 0; token < count; token++)
    for (let side = -1; side <= 1; side++)
      if (token + side >= 0 && token + side < count)
        wide.set(row(states, token + side, WIDTH), (3 * token + side + 1) * WIDTH);
  return wide;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** One direction of a layer: what it shows of its states is added to one half of each row of `out`. */
function run(gates: Float32Array, out: Float32Array, isBackwards: boolean): void {
  const count = out.length / (2 * HIDDEN);
  const state = new Float32Array(HIDDEN);
  for (let step = 0; step < count; step++) {
    const token = isBackwards ? count - 1 - step : step;
    const from = (2 * token + (isBackwards ? 1 : 0)) * GATES * HIDDEN;
    const to = (2 * token + (isBackwards ? 1 : 0)) * HIDDEN;
    for (let at = 0; at < HIDDEN; at++) {
      const stays = sigmoid(gates[from + HIDDEN + at]!);
      const shown = sigmoid(gates[from + 2 * HIDDEN + at]!);
      state[at] = stays * state[at]! + (1 - stays) * gates[from + at]!;
      out[to + at]! += shown * Math.tanh(state[at]!);
    }
  }
}

/** Four tokens at once, and two rows of weights: each number that is fetched is used more than once. */
function apply(linear: Linear, states: Float32Array, count: number): Float32Array {
  const { rows } = linear.weights;
  const out = new Float32Array(count * rows);
  for (let token = 0; token < count; token += 4)
    for (let place = 0; place < rows; place += 2) applyTile(linear, states, { token, place, count, out });
  return out;
}

interface Tile {
  token: number;
  place: number;
  count: number;
  out: Float32Array;
}

/** Beyond the last token and the last row, these are worked out again. */
function applyTile(
  { weights, bias }: Linear,
  states: Float32Array,
  { token, place, count, out }: Tile,
): void {
  const { rows, columns, values } = weights;
  const second = Math.min(place + 1, rows - 1);
  const two = Math.min(token + 1, count - 1);
  const three = Math.min(token + 2, count - 1);
  const four = Math.min(token + 3, count - 1);
  let a1 = bias.values[place]!;
  let a2 = a1;
  let a3 = a1;
  let a4 = a1;
  let b1 = bias.values[second]!;
  let b2 = b1;
  let b3 = b1;
  let b4 = b1;
  for (let at = 0; at < columns; at++) {
    const a = values[place * columns + at]!;
    const b = values[second * columns + at]!;
    const state1 = states[token * columns + at]!;
    const state2 = states[two * columns + at]!;
    const state3 = states[three * columns + at]!;
    const state4 = states[four * columns + at]!;
    a1 += a * state1;
    a2 += a * state2;
    a3 += a * state3;
    a4 += a * state4;
    b1 += b * state1;
    b2 += b * state2;
    b3 += b * state3;
    b4 += b * state4;
  }
  out[token * rows + place] = a1;
  out[two * rows + place] = a2;
  out[three * rows + place] = a3;
  out[four * rows + place] = a4;
  out[token * rows + second] = b1;
  out[two * rows + second] = b2;
  out[three * rows + second] = b3;
  out[four * rows + second] = b4;
}

function logShares(values: Float32Array, size: number): Float32Array {
  for (let from = 0; from < values.length; from += size) {
    const row = values.subarray(from, from + size);
    let highest = row[0]!;
    for (const value of row) if (value > highest) highest = value;
    let sum = 0;
    for (const value of row) sum += Math.exp(value - highest);
    const log = highest + Math.log(sum);
    for (let at = 0; at < size; at++) row[at]! -= log;
  }
  return values;
}

/** The states, weighed by attention, as one answer: is this a recipe? As a logit. */
function pooled({ attention, recipe }: Weights, states: Float32Array, count: number): number {
  if (count === 0) return -10;
  const shares = logShares(apply(attention, states, count), count);
  const sum = new Float32Array(2 * HIDDEN);
  for (let token = 0; token < count; token++) {
    const share = Math.exp(shares[token]!);
    for (let at = 0; at < sum.length; at++) sum[at]! += share * states[token * 2 * HIDDEN + at]!;
  }
  return apply(recipe, sum, 1)[0]!;
}
