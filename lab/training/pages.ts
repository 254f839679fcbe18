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
import { candidateLists, oneOfEach, type PageWeights } from '../../server/src/extraction/page/merge.ts';
import type { Network } from '../../server/src/extraction/network.ts';
import type { Outline } from '../../server/src/extraction/page/outline-item.ts';
import { outlinePage } from '../../server/src/extraction/page/outline.ts';
import { asHtml } from '../../server/src/extraction/page/pasted.ts';
import type { ListKind } from '../../server/src/extraction/page/region.ts';
import { readSources } from '../../server/src/extraction/page/sources.ts';
import type { PageDocument } from '../../server/src/extraction/page/document.ts';
import type { Expected, KnownPage } from './corpus.ts';
import { fitChoices, fitClasses, fitSureness, type Settings } from './fit.ts';
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
const ENOUGH = 0.9;
const FEW = 0.5;

type Say = (progress: string) => void;

/**
 * The weights of the page reader, from pages whose recipes are known: each as it is, without its structured data, and as
 * pasted text. What
 * judges lists learns from kinds of lines seen on other sites, as it will meet them.
 */
export function trainPages(pages: readonly KnownPage[], say: Say = () => undefined): PageWeights {
  const sites = [...new Set(pages.map(({ host }) => host))];
  const lessons = pages.flatMap((page) => {
    const half = sites.indexOf(page.host) % 2;
    const bare = lesson(page, strippedPage(page.html), half, 1);
    return [lesson(page, page.html, half, 3), bare, lesson(page, excerpt(bare), half, 0.5)];
  });
  say(`${lessons.length} pages laid out`);
  const others = [0, 1].map((half) => fitLines(lessons.filter((each) => each.half !== half)));
  const lineKinds = fitLines(lessons);
  say('kinds of lines learned');
  const views = lessons.map((each) => viewPage(each.page, each.outline, others[each.half] as Network));
  const ingredients = lessons.map((each, index) =>
    judge('ingredients', each, views[index] as PageView, undefined),
  );
  const foods = fitChoice(ingredients);
  const chosen = ingredients.map(
    (each) => each.lists[bestShown(each.lists, scoresOf(each.evidence, EVIDENCE, foods.belief))],
  );
  say('ingredients learned');
  const instructions = lessons.map((each, index) =>
    judge('instructions', each, views[index] as PageView, chosen[index]),
  );
  const steps = fitChoice(instructions);
  say('steps learned');
  return { lineKinds, ingredients: foods, instructions: steps };
}

function lesson({ url, expected }: KnownPage, html: string, half: number, weight: number): Lesson {
  const page = parsePage(html, url);
  const outline = outlinePage(page);
  const candidates = oneOfEach(readSources(page, outline));
  return { half, page, outline, candidates, expected, weight };
}

const AROUND = 6;

/** The recipe as a person might paste it: the lines of it and a few around, as plain text. */
function excerpt({ outline, expected }: Lesson): string {
  const labels = lineLabels(outline.items, expected);
  const first = labels.findIndex((label) => label > 0);
  const last = labels.findLastIndex((label) => label > 0);
  const lines = first < 0 ? [] : outline.items.slice(Math.max(0, first - AROUND), last + AROUND);
  return asHtml([expected.title, ...lines.map(({ text }) => text)].join('\n'));
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
function fitChoice(all: readonly Judged[]): ChoiceWeights {
  const others = [0, 1].map((half) => fitBelief(all.filter((each) => each.half !== half)));
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
  return { belief: fitBelief(all), sureness: { always, ...toTable(output, JUDGED) } };
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
