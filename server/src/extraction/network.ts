/** A network with one hidden layer, or none: what training leaves behind, rounded. Rows of weights end with the bias. */
export interface Network {
  hidden?: readonly (readonly number[])[];
  output: readonly (readonly number[])[];
}

/** The outputs for some features, before any softmax. */
export function outputsOf({ hidden, output }: Network, features: ArrayLike<number>): number[] {
  return layer(output, hidden === undefined ? features : layer(hidden, features).map(positive));
}

/** Most inputs are nothing: they are passed over once, not once for each row. */
function layer(rows: readonly (readonly number[])[], inputs: ArrayLike<number>): number[] {
  const places: number[] = [];
  for (let place = 0; place < inputs.length; place++) if (inputs[place] !== 0) places.push(place);
  return rows.map((row) => {
    let sum = row[inputs.length] ?? 0;
    for (const place of places) sum += (inputs[place] ?? 0) * (row[place] ?? 0);
    return sum;
  });
}

const positive = (value: number) => Math.max(0, value);

/** Outputs as shares of one. */
export function softmax(outputs: readonly number[]): number[] {
  const highest = Math.max(...outputs);
  const powers = outputs.map((output) => Math.exp(output - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function sigmoid(output: number): number {
  return 1 / (1 + Math.exp(-output));
}
