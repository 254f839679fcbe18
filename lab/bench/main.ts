// `npm run bench [-- name…]`: figures with medians, and ratios of things measured in one run. Not timed tests.
const BENCHES: Record<string, () => Promise<void>> = {
  recipes: async () => (await import('./recipes.ts')).benchRecipes(),
  race: async () => (await import('./race.ts')).benchRace(),
  bundles: async () => (await import('./bundles.ts')).benchBundles(),
  enumeration: async () => (await import('./enumeration.ts')).benchEnumeration(),
  signins: async () => (await import('./signins.ts')).benchSignIns(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  people: async () => (await import('./people.ts')).benchPeople(),
  scrolling: async () => (await import('./scrolling.ts')).benchScrolling(),
  extract: async () => (await import('./extract.ts')).benchExtract(),
  reading: async () => (await import('./reading.ts')).benchReading(),
  mutations: async () => (await import('./mutations.ts')).benchMutations(),
  imports: async () => (await import('./imports.ts')).benchImports(),
  captions: async () => (await import('./captions.ts')).benchCaptions(),
  grid: async () => (await import('./grid.ts')).benchGrid(),
  answers: async () => (await import('./answers.ts')).benchAnswers(),
  hostile: async () => (await import('./hostile.ts')).benchHostile(),
  'hostile-files': async () => (await import('./hostile-files.ts')).benchHostileFiles(),
  trickle: async () => (await import('./trickle.ts')).benchTrickle(),
  footprint: async () => (await import('./footprint.ts')).benchFootprint(),
  letters: async () => (await import('./letters/letters.ts')).benchLetters(),
  photos: async () => (await import('./photos.ts')).benchPhotos(),
  plain: async () => (await import('./plain.ts')).benchPlain(),
  device: async () => (await import('./device.ts')).benchDevice(),
  large: async () => (await import('./large.ts')).benchLarge(),
  moves: async () => (await import('./moves.ts')).benchMoves(),
  'whole-move': async () => (await import('./moves.ts')).benchWholeMove(),
  parts: async () => (await import('./parts.ts')).benchParts(),
  plan: async () => (await import('./plan.ts')).benchPlan(),
  taps: async () => (await import('./taps.ts')).benchTaps(),
  list: async () => (await import('./list.ts')).benchList(),
  saves: async () => (await import('./saves.ts')).benchSaves(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) await BENCHES[name]?.();
}

export {};
