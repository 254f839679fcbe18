// `npm run drill -- name [count]…`: causes failures on purpose in a Larder that is built and started as operators do it. Prints
// figures; a drill whose promise does not hold ends with exit code 1.
const DRILLS: Record<string, (count?: number) => Promise<boolean>> = {
  'disk-full': async () => (await import('./disk-full.ts')).drillDiskFull(),
  'lost-connection': async () => (await import('./lost-connection.ts')).drillLostConnection(),
  'slow-database': async () => (await import('./slow-database.ts')).drillSlowDatabase(),
  'redis-restart': async () => (await import('./redis-restart.ts')).drillRedisRestart(),
  'full-account': async () => (await import('./full-account.ts')).drillFullAccount(),
  kills: async (count) => (await import('./kills.ts')).drillKills(count),
  rolling: async (count) => (await import('./rolling.ts')).drillRolling(count),
};

const given = process.argv.slice(2);
const isCount = (argument: string | undefined) => /^\d+$/.test(argument ?? '');
const wanted = given.filter((argument) => !isCount(argument));
const unknown = wanted.filter((name) => !(name in DRILLS));
if (unknown.length > 0 || wanted.length === 0) {
  if (unknown.length > 0) console.error(`No drill named ${unknown.join(', ')}.`);
  console.error(`npm run drill -- ${Object.keys(DRILLS).join(' | ')}`);
  process.exitCode = 2;
} else {
  for (const name of wanted) {
    const next = given[given.indexOf(name) + 1];
    const held = await DRILLS[name]?.(isCount(next) ? Number(next) : undefined);
    console.log(`${name}: ${held ? 'holds' : 'DOES NOT HOLD'}`);
    if (!held) process.exitCode = 1;
  }
}

export {};
