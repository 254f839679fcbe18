import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
  displayName: string;
  username: string;
}

export function newPerson(name: string): Person {
  const id = randomUUID().slice(0, 8);
  return {
    email: `${name}.${id}@example.org`,
    password: 'correct horse',
    displayName: name,
    username: `${name}.${id}`,
  };
}

/** The newest six-digit code mailed to this address. */
export async function mailedCode(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const [newest = ''] = await mailsTo(email, / code\r?$/m);
      code = /\b(\d{6})\b/.exec(bodyOf(newest))?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The newest password reset link mailed to this address. */
export async function mailedLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const [newest = ''] = await mailsTo(email, /^Subject: Reset your/m);
      const body = bodyOf(newest)
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      link = /https?:\S+access_token=\S+/.exec(body)?.[0] ?? '';
      return link;
    })
    .toContain('refresh_token');
  return link;
}

/** The mails to this address whose head fits, the newest first. */
async function mailsTo(email: string, head: RegExp): Promise<string[]> {
  const folder = path.join(process.env.LARDER_DATA_DIR ?? '', 'mail');
  const entries = await readdir(folder).catch(() => []);
  const names = entries.filter((name) => !name.startsWith('.'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { text: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs };
    }),
  );
  return mails
    .filter(({ text }) => text.includes(email) && head.test(text.split(/\r?\n\r?\n/)[0] ?? ''))
    .sort((a, b) => b.at - a.at)
    .map(({ text }) => text);
}

function bodyOf(mail: string): string {
  return mail
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n');
}

/** Calls a mutation with the page's cookies; fails the test when the server refuses. */
export async function call<T>(page: Page, procedure: string, input: unknown): Promise<T> {
  const origin = process.env.LARDER_ORIGIN ?? '';
  const response = await page.request.post(`${origin}/trpc/${procedure}`, {
    headers: { origin },
    data: { json: input },
  });
  const body = (await response.json()) as { result?: { data: { json: T } } };
  expect(body.result, JSON.stringify(body)).toBeDefined();
  return body.result!.data.json;
}
