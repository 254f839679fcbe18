import { fork } from 'node:child_process';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

// Requests one address repeatedly from a separate process, so that the work of the bench does not affect the times.

export interface Poll {
  /** The milliseconds of each answer since the last call. */
  take(): Promise<number[]>;
  stop(): void;
}

export async function startPoll(url: string, cookie = ''): Promise<Poll> {
  const child = fork(import.meta.filename, [url, cookie], { execArgv: ['--import', 'tsx'] });
  const take = () =>
    new Promise<number[]>((resolve) => {
      child.once('message', (times: number[]) => resolve(times));
      child.send('take');
    });
  await take();
  return { take, stop: () => void child.kill() };
}

async function poll(url: string, cookie: string): Promise<void> {
  let times: number[] = [];
  process.on('message', () => {
    process.send?.(times);
    times = [];
  });
  process.on('disconnect', () => process.exit());
  for (;;) {
    const began = performance.now();
    await ask(url, cookie);
    times.push(performance.now() - began);
    await sleep(10);
  }
}

function ask(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      text(answer).then(() => resolve(), reject);
    });
    asked.on('error', reject).end();
  });
}

const [, file, url, cookie] = process.argv;
if (file === import.meta.filename && url !== undefined) await poll(url, cookie ?? '');
