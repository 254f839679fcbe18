// `npm run drill -- name…`: causes failures on purpose in a Larder that is built and started as operators do it. Prints
// figures; a drill whose promise does not hold ends with exit code 1.
const DRILLS: Record<string, () => Promise<boolean>> = {
  'disk-full': async () => (await import('./disk-full.ts')).drillDiskFull(),
  'lost-connection': async () => (await import('./lost-connection.ts')).drillLostConnection(),
  'slow-database': async () => (await import('./slow-database.ts')).drillSlowDatabase(),
  'redis-restart': async () => (await import('./redis-restart.ts')).drillRedisRestart(),
  'full-account': async () => (await import('./full-account.ts')).drillFullAccount(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in DRILLS));
if (unknown.length > 0 || wanted.length === 0) {
  if (unknown.length > 0) console.error(`No drill named ${unknown.join(', ')}.`);
  console.error(`npm run drill -- ${Object.keys(DRILLS).join(' | ')}`);
  process.exitCode = 2;
} else {
  for (const name of wanted) {
    const held = await DRILLS[name]?.();
    console.log(`${name}: ${held ? 'holds' : 'DOES NOT HOLD'}`);
    if (!held) process.exitCode = 1;
  }
}

export {};
