import { softmax, type Network } from '../../server/src/extraction/network.ts';

/** Candidates of which at least one is right: the network learns to give the right ones the highest score. */
export interface Choice {
  features: ArrayLike<number>[];
  right: boolean[];
  /** How much it counts. */
  weight?: number;
}

export interface Settings {
  hidden: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
}

/** Small numbers that are the same on each machine. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A network in training: all weights in one array, with Adam's two running means. */
class Trained {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly first: number;
  private steps = 0;
  readonly active: Float64Array;

  constructor(inputs: number, hidden: number, outputs: number, random: () => number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.outputs = outputs;
    this.first = hidden * (inputs + 1);
    const width = hidden > 0 ? hidden : inputs;
    const size = this.first + outputs * (width + 1);
    this.weights = new Float64Array(size);
    this.gradient = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.active = new Float64Array(hidden);
    for (let place = 0; place < size; place++) {
      const isHidden = place < this.first;
      const scale = isHidden ? Math.sqrt(2 / inputs) : hidden > 0 ? Math.sqrt(1 / hidden) : 0;
      this.weights[place] = (random() * 2 - 1) * scale;
    }
  }

  forward(features: ArrayLike<number>): number[] {
    const { inputs, hidden, outputs, weights, first } = this;
    for (let unit = 0; unit < hidden; unit++) {
      const row = unit * (inputs + 1);
      let sum = weights[row + inputs]!;
      for (let place = 0; place < inputs; place++) sum += weights[row + place]! * features[place]!;
      this.active[unit] = sum > 0 ? sum : 0;
    }
    const source = hidden > 0 ? this.active : features;
    const width = hidden > 0 ? hidden : inputs;
    const results: number[] = [];
    for (let output = 0; output < outputs; output++) {
      const row = first + output * (width + 1);
      let sum = weights[row + width]!;
      for (let place = 0; place < width; place++) sum += weights[row + place]! * source[place]!;
      results.push(sum);
    }
    return results;
  }

  /** Adds the gradient of one example to the running one; `forward` of the same features must have come right before. */
  backward(features: ArrayLike<number>, errors: readonly number[]): void {
    const { inputs, hidden, outputs, weights, gradient, first, active } = this;
    const source = hidden > 0 ? active : features;
    const width = hidden > 0 ? hidden : inputs;
    for (let output = 0; output < outputs; output++) {
      const error = errors[output]!;
      if (error === 0) continue;
      const row = first + output * (width + 1);
      for (let place = 0; place < width; place++) gradient[row + place]! += error * source[place]!;
      gradient[row + width]! += error;
    }
    for (let unit = 0; unit < hidden; unit++) {
      if (active[unit]! <= 0) continue;
      let error = 0;
      for (let output = 0; output < outputs; output++)
        error += errors[output]! * weights[first + output * (hidden + 1) + unit]!;
      if (error === 0) continue;
      const row = unit * (inputs + 1);
      for (let place = 0; place < inputs; place++) {
        const feature = features[place]!;
        if (feature !== 0) gradient[row + place]! += error * feature;
      }
      gradient[row + inputs]! += error;
    }
  }

  /** One step of Adam with decoupled decay, and a fresh gradient. */
  step(rate: number, decay: number, examples: number): void {
    const { weights, gradient, mean, square } = this;
    this.steps++;
    const meanScale = 1 - 0.9 ** this.steps;
    const squareScale = 1 - 0.999 ** this.steps;
    for (let place = 0; place < weights.length; place++) {
      const slope = gradient[place]! / examples;
      mean[place] = 0.9 * mean[place]! + 0.1 * slope;
      square[place] = 0.999 * square[place]! + 0.001 * slope * slope;
      const move = mean[place]! / meanScale / (Math.sqrt(square[place]! / squareScale) + 1e-8);
      weights[place]! -= rate * (move + decay * weights[place]!);
      gradient[place] = 0;
    }
  }

  network(): Network {
    const { inputs, hidden, outputs, weights, first } = this;
    const rows = (from: number, count: number, width: number) =>
      Array.from({ length: count }, (_, row) =>
        Array.from(weights.subarray(from + row * (width + 1), from + (row + 1) * (width + 1)), round),
      );
    const output = rows(first, outputs, hidden > 0 ? hidden : inputs);
    return hidden > 0 ? { hidden: rows(0, hidden, inputs), output } : { output };
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

const BATCH = 64;
const CHOICES = 16;

interface Course {
  count: number;
  /** How many examples one step is made from. */
  batch: number;
  random: () => number;
  learn: (index: number) => void;
}

/** The rate falls to nothing over the epochs. */
function train(network: Trained, { epochs, rate, decay }: Settings, course: Course): Network {
  const { count, batch, random, learn } = course;
  const total = epochs * Math.ceil(count / batch);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(count, random);
    for (let start = 0; start < count; start += batch) {
      const part = order.subarray(start, start + batch);
      for (const index of part) learn(index);
      network.step(rate * (1 - done++ / total), decay, part.length);
    }
  }
  return network.network();
}

/** A network that tells which of several classes each row belongs to. */
export function fitClasses(
  rows: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  classes: number,
  settings: Settings,
): Network {
  const random = randomOf(settings.seed);
  const network = new Trained(rows[0]?.length ?? 0, settings.hidden, classes, random);
  const learn = (index: number) => {
    const features = rows[index]!;
    const errors = softmax(network.forward(features));
    errors[labels[index]!]! -= 1;
    network.backward(features, errors);
  };
  return train(network, settings, { count: rows.length, batch: BATCH, random, learn });
}

/** A network whose score is highest for the right candidates of each choice. */
export function fitChoices(choices: readonly Choice[], settings: Settings): Network {
  const random = randomOf(settings.seed);
  const inputs = choices[0]?.features[0]?.length ?? 0;
  const network = new Trained(inputs, settings.hidden, 1, random);
  const learn = (index: number) => {
    const { features, right, weight = 1 } = choices[index]!;
    const shares = softmax(features.map((each) => network.forward(each)[0]!));
    const good = shares.reduce((sum, share, place) => sum + (right[place] === true ? share : 0), 0);
    if (good <= 0) return;
    features.forEach((each, place) => {
      const share = shares[place]!;
      const error = weight * (share - (right[place] === true ? share / good : 0));
      if (Math.abs(error) < 1e-6) return;
      network.forward(each);
      network.backward(each, [error]);
    });
  };
  return train(network, settings, { count: choices.length, batch: CHOICES, random, learn });
}

/** A network whose score, through a sigmoid, is how often such a row is right. */
export function fitSureness(
  rows: readonly ArrayLike<number>[],
  right: readonly boolean[],
  settings: Settings,
): Network {
  const random = randomOf(settings.seed);
  const network = new Trained(rows[0]?.length ?? 0, settings.hidden, 1, random);
  const learn = (index: number) => {
    const features = rows[index]!;
    const [output = 0] = network.forward(features);
    network.backward(features, [1 / (1 + Math.exp(-output)) - Number(right[index])]);
  };
  return train(network, settings, { count: rows.length, batch: BATCH, random, learn });
}
