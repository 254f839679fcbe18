// npm run scaling: what so many people need, reckoned from scaling-figures.json; docs/scaling.md holds its table and says what follows.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const SIZES = [1_000, 100_000, 10_000_000];
const SECONDS_A_DAY = 86_400;
const GB = 1e9;

export const FIGURES = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'scaling-figures.json'), 'utf8'),
);

/** Everything that this many people need in the busiest minutes of a day. */
export function needsOf(people, { measured, assumed } = FIGURES) {
  const active = people * assumed.activeADay;
  const atPeak = (aDay) => (active * aDay * assumed.busiestHour * assumed.burst) / 3_600;
  const calls = Object.entries(assumed.callsOfActive).map(([name, aDay]) => ({
    perSecond: atPeak(aDay),
    ...measured.callMs[name],
  }));
  const imports = atPeak(assumed.importsOfActive);
  const photos = atPeak(assumed.photosOfActive);
  const busy = (parts) => sum(parts.map(([perSecond, ms]) => (perSecond * ms) / 1_000)) / assumed.coreAtMost;

  const streams = (active * assumed.busiestHour * assumed.burst * assumed.minutesOpen) / 60;
  const web = Math.max(
    1,
    Math.ceil(busy(calls.map((call) => [call.perSecond, call.web]))),
    Math.ceil(streams / assumed.streamsOfWeb),
  );
  const workerCores = busy([
    [imports, assumed.importMs.worker],
    [photos, assumed.photoMs.worker],
  ]);
  // Reading takes the core, and waiting for sites takes what a worker holds at once: four times its places.
  const held = imports * assumed.importSeconds;
  const workers = Math.max(1, Math.ceil(workerCores), Math.ceil(held / (4 * assumed.placesOfWorker)));
  const postgresCores = busy([
    ...calls.map((call) => [call.perSecond, call.postgres]),
    [imports, assumed.importMs.postgres],
    [photos, assumed.photoMs.postgres],
  ]);
  const recipes = people * assumed.recipesOfPerson;
  const needs = {
    people,
    callsPerSecond: sum(calls.map(({ perSecond }) => perSecond)),
    importsPerSecond: imports + photos,
    web,
    streams,
    workers,
    postgresCores,
    connections: web * assumed.connectionsOfWeb + workers * assumed.connectionsOfWorker,
    databaseGB: (recipes * measured.bytesOfRecipe * assumed.versionsFactor) / GB,
    // An hour in which no worker took anything.
    redisMB: ((imports + photos) * 3_600 * assumed.bytesOfJob) / 1e6,
    objectsGB: (recipes * assumed.pictureShare * assumed.pictureBytes) / GB,
    mailsADay: people * assumed.mailsOfPerson,
    mailsPerSecond: (people * assumed.mailsOfPerson) / SECONDS_A_DAY,
    memoryGB: (web * measured.webMB + workers * assumed.workerMB) / 1_000,
  };
  return { ...needs, ...costOf(needs, assumed.monthly), limitsHit: limitsHit(needs, assumed) };
}

function costOf({ web, workers, postgresCores, databaseGB, objectsGB, mailsADay }, price) {
  const eurosAMonth =
    (web + workers + Math.max(1, Math.ceil(postgresCores))) * price.core +
    databaseGB * price.gigabyteDatabase +
    objectsGB * price.gigabyteObjects +
    (mailsADay * 30 * price.thousandMails) / 1_000;
  return { eurosAMonth };
}

/** What one Postgres cannot give, by name. */
function limitsHit({ connections, postgresCores, databaseGB }, assumed) {
  return [
    ...(connections > assumed.connectionsOfPostgres ? ['connections'] : []),
    ...(postgresCores > assumed.coresOfPostgres ? ['cores of Postgres'] : []),
    ...(databaseGB > assumed.gigabytesOfPostgres ? ['size of the database'] : []),
  ];
}

/** The limits of one Postgres in the order in which they are hit, with the number of people at each. */
export function firstLimits(figures = FIGURES) {
  const found = new Map();
  for (let people = 1_000; people <= 100_000_000; people = Math.ceil(people * 1.05))
    for (const limit of needsOf(people, figures).limitsHit) if (!found.has(limit)) found.set(limit, people);
  return [...found].map(([limit, people]) => ({ limit, people }));
}

/** The table as it stands in docs/scaling.md. */
export function scalingTable() {
  const needs = SIZES.map((people) => needsOf(people));
  const line = (name, read) => [name, ...needs.map((need) => said(read(need)))];
  const rows = [
    ['', ...SIZES.map((people) => `${said(people)} people`)],
    line('calls a second at the peak', (need) => need.callsPerSecond),
    line('imports a second at the peak', (need) => need.importsPerSecond),
    line('web processes', (need) => need.web),
    line('live streams open', (need) => need.streams),
    line('worker processes', (need) => need.workers),
    line('cores of Postgres', (need) => need.postgresCores),
    line('connections to Postgres', (need) => need.connections),
    line('database, GB', (need) => need.databaseGB),
    line('Redis after an hour without workers, MB', (need) => need.redisMB),
    line('pictures, GB', (need) => need.objectsGB),
    line('mails a day', (need) => need.mailsADay),
    line('memory of web and workers, GB', (need) => need.memoryGB),
    line('euros a month', (need) => need.eurosAMonth),
  ];
  return asTable(rows);
}

/** The first limits as they stand in docs/scaling.md. */
export function limitsTable() {
  return asTable([
    ['limit of one Postgres', 'hit at about'],
    ...firstLimits().map(({ limit, people }) => [limit, `${said(people)} people`]),
  ]);
}

function asTable(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const cells = (row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])));
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head, ...rest] = rows.map(cells);
  return [head, rule, ...rest].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Two digits that count; the model knows no more. */
function said(value) {
  return Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(`${scalingTable()}\n\n${limitsTable()}`);
