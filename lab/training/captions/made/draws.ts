/** Choices that look random and are the same for the same seed. */
export class Draws {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** A number from 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** Some of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[] {
    if (count >= list.length) return [...list];
    const places = this.shuffled(list.map((_, place) => place)).slice(0, count);
    return places.sort((a, b) => a - b).map((place) => list[place] as T);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.whole(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }

  /** One of the values, each as often as its weight says. */
  weighed<T>(weights: readonly (readonly [T, number])[]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weights) {
      left -= weight;
      if (left < 0) return value;
    }
    return (weights[0] as readonly [T, number])[0];
  }

  /** One of the words of a text, each as often as the number behind its '^' says, or once; '_' is a space. */
  named<T extends string = string>(text: string): T {
    return this.weighed(weightsOf(text)) as T;
  }
}

const READ = new Map<string, [string, number][]>();

function weightsOf(text: string): [string, number][] {
  const known = READ.get(text);
  if (known) return known;
  const weights = text
    .trim()
    .split(/\s+/)
    .map((word): [string, number] => {
      const [value = '', weight = '1'] = word.split('^');
      return [value.replaceAll('_', ' ').replace(/^nothing$/, ''), Number(weight)];
    });
  READ.set(text, weights);
  return weights;
}
