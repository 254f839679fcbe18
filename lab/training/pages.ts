import { strippedPage } from '../../server/src/testing/page-mutations/mutations.ts';
import {
  bestShown,
  doubt,
  JUDGED,
  scoresOf,
  type ChoiceWeights,
  type Weights,
} from '../../server/src/extraction/page/choice.ts';
import { parsePage } from '../../server/src/extraction/page/document.ts';
import type { Candidate } from '../../server/src/extraction/page/fields.ts';
import { lineReader } from '../../server/src/extraction/page/line-facts.ts';
import {
  lineFeatures,
  marksOf,
  viewPage,
  type PageView,
} from '../../server/src/extraction/page/line-kinds.ts';
import { EVIDENCE, evidenceFor } from '../../server/src/extraction/page/list-evidence.ts';
import type { RecipeList } from '../../server/src/extraction/page/list-context.ts';
import {
  candidateLists,
  oneOfEach,
  type ListWeights,
  type PageWeights,
} from '../../server/src/extraction/page/merge.ts';
import type { Network } from '../../server/src/extraction/network.ts';
import type { Outline } from '../../server/src/extraction/page/outline-item.ts';
import { outlinePage } from '../../server/src/extraction/page/outline.ts';
import type { ListKind } from '../../server/src/extraction/page/region.ts';
import { readSources } from '../../server/src/extraction/page/sources.ts';
import type { PageDocument } from '../../server/src/extraction/page/document.ts';
import type { Expected, KnownPage, NoRecipes } from './corpus.ts';
import { excerptOf } from './excerpt.ts';
import { fitChoices, fitClasses, fitSureness, type Settings } from './fit.ts';
import { trainJudge } from './judge.ts';
import { lineLabels, rightness } from './labels.ts';

/** A page as it is learned from: what it shows, what its data holds, and what is right. */
interface Lesson {
  /** Pages of one half of the sites teach what the others are judged with. */
  half: number;
  page: PageDocument;
  outline: Outline;
  candidates: Candidate[];
  expected: Expected;
  /** How much its choices count: most pages that people bring have data. */
  weight: number;
}

/** The lists of one kind on one page, with the evidence for each and how right it is. */
interface Judged {
  half: number;
  weight: number;
  lists: RecipeList[];
  /** For each list a row of what is named in `EVIDENCE`. */
  evidence: number[][];
  right: number[];
}

const LINES: Settings = { hidden: 24, epochs: 6, rate: 0.003, decay: 0.0005, seed: 1 };
const LISTS: Settings = { hidden: 0, epochs: 60, rate: 0.01, decay: 0.02, seed: 2 };
const SURENESS: Settings = { hidden: 0, epochs: 60, rate: 0.01, decay: 0.02, seed: 3 };
/** Most lines of a page are no part of the recipe; a part of them is enough. */
const ONE_OF_OTHERS = 4;
const HALVES = [0, 1] as const;
const ENOUGH = 0.9;
const FEW = 0.5;

type Say = (progress: string) => void;

/**
 * The weights of the page reader, from pages whose recipes are known: each as it is, without its structured data, and as
 * pasted text. What judges lists learns from kinds of lines seen on other sites, and what judges whole recipes from lists
 * chosen by what was learned on other sites, as they will meet them.
 */
export function trainPages(
  pages: readonly KnownPage[],
  none: NoRecipes,
  say: Say = () => undefined,
): PageWeights {
  const sites = [...new Set(pages.map(({ host }) => host))];
  const halfOf = ({ host }: Pick<KnownPage, 'host'>) => sites.indexOf(host) % 2;
  const { lists, ofHalves } = trainLists(pages, halfOf, say);
  const halves = ofHalves.map((weights, half) => ({
    weights,
    pages: pages.filter((page) => halfOf(page) === half),
  }));
  const recipe = trainJudge(halves, none);
  say('whole recipes learned');
  return { ...lists, recipe };
}

interface Trained {
  lists: ListWeights;
  /** For each half what was learned from the other. */
  ofHalves: ListWeights[];
}

function trainLists(pages: readonly KnownPage[], halfOf: (page: KnownPage) => number, say: Say): Trained {
  const lessons = pages.flatMap((page) => {
    const half = halfOf(page);
    const bare = lesson(page, strippedPage(page.html), half, 1);
    const pasted = lesson(page, excerptOf(bare.outline.items, page.expected), half, 0.5);
    return [lesson(page, page.html, half, 3), bare, pasted];
  });
  say(`${lessons.length} pages laid out`);
  const others = HALVES.map((half) => fitLines(lessons.filter((each) => each.half !== half)));
  const lineKinds = fitLines(lessons);
  say('kinds of lines learned');
  const views = lessons.map((each) => viewPage(each.page, each.outline, others[each.half] as Network));
  const ingredients = lessons.map((each, index) =>
    judge('ingredients', each, views[index] as PageView, undefined),
  );
  const foods = fitChoice(ingredients);
  const chosen = ingredients.map(
    (each) => each.lists[bestShown(each.lists, scoresOf(each.evidence, EVIDENCE, foods.all.belief))],
  );
  say('ingredients learned');
  const instructions = lessons.map((each, index) =>
    judge('instructions', each, views[index] as PageView, chosen[index]),
  );
  const steps = fitChoice(instructions);
  say('steps learned');
  const ofHalves = HALVES.map((half) => ({
    lineKinds: others[half] as Network,
    ingredients: foods.ofHalves[half] as ChoiceWeights,
    instructions: steps.ofHalves[half] as ChoiceWeights,
  }));
  return { lists: { lineKinds, ingredients: foods.all, instructions: steps.all }, ofHalves };
}

function lesson({ url, expected }: KnownPage, html: string, half: number, weight: number): Lesson {
  const page = parsePage(html, url);
  const outline = outlinePage(page);
  const candidates = oneOfEach(readSources(page, outline));
  return { half, page, outline, candidates, expected, weight };
}

function fitLines(lessons: readonly Lesson[]): Network {
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  let others = 0;
  const lineOf = lineReader();
  for (const { page, outline, expected } of lessons) {
    const wanted = lineLabels(outline.items, expected);
    const lines = outline.items.map(({ text }) => lineOf(text));
    lineFeatures(outline.items, lines, marksOf(page, outline).kinds).forEach((row, index) => {
      const label = wanted[index] ?? 0;
      if (label === 0 && others++ % ONE_OF_OTHERS > 0) return;
      rows.push(row);
      labels.push(label);
    });
  }
  return fitClasses(rows, labels, 3, LINES);
}

function judge(
  kind: ListKind,
  { half, candidates, expected, weight }: Lesson,
  view: PageView,
  ingredients: RecipeList | undefined,
): Judged {
  const lists = candidateLists(kind, candidates, view, { ingredients: ingredients?.region });
  const description = candidates.find(
    ({ description: text }) => text !== undefined && text !== '',
  )?.description;
  return {
    half,
    weight,
    lists,
    evidence: evidenceFor(lists, { view, kind, ingredients, description }),
    // The headers of what is no text of the page come to it later, from the page.
    right: lists.map(({ lines, region }) => rightness(kind, lines, expected, region === undefined)),
  };
}

/** Sureness is learned from what was believed on sites that had no part in it. */
function fitChoice(all: readonly Judged[]): { all: ChoiceWeights; ofHalves: ChoiceWeights[] } {
  const others = HALVES.map((half) => fitBelief(all.filter((each) => each.half !== half)));
  const rows: number[][] = [];
  const right: boolean[] = [];
  for (const { half, lists, evidence, right: rightnesses } of all) {
    const scores = scoresOf(evidence, EVIDENCE, others[half] as Weights);
    const winner = scores.indexOf(Math.max(...scores));
    if (winner < 0) continue;
    rows.push([...(evidence[winner] ?? []), ...doubt(lists, scores, winner)]);
    right.push((rightnesses[winner] ?? 0) >= ENOUGH);
  }
  const { output } = fitSureness(rows, right, SURENESS);
  const always = output[0]?.[JUDGED.length] ?? 0;
  const sureness = { always, ...toTable(output, JUDGED) };
  return {
    all: { belief: fitBelief(all), sureness },
    ofHalves: others.map((belief) => ({ belief, sureness })),
  };
}

function fitBelief(all: readonly Judged[]): Weights {
  const choices = all
    .filter(({ right }) => right.length > 1 && Math.max(...right) >= FEW)
    .map(({ evidence, right, weight }) => {
      const best = Math.max(...right);
      return {
        features: evidence,
        right: right.map((each) => each >= best - 0.005),
        weight: best >= ENOUGH ? weight : weight * 0.4,
      };
    });
  return toTable(fitChoices(choices, LISTS).output, EVIDENCE);
}

function toTable([row = []]: Network['output'], names: readonly string[]): Weights {
  return Object.fromEntries(names.map((name, place) => [name, row[place] ?? 0]));
}
