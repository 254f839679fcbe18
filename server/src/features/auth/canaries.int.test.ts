import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../adapters/mail/mailer.ts';
import { startWorkers } from '../../jobs/run.ts';
import { dumpRedis, dumpTables } from '../../testing/dump.ts';
import { linkIn } from '../../testing/sign-up-people.ts';
import { describeOnBothBackends } from '../../testing/queue-backends.ts';
import { partsOf, smtpServer } from '../../testing/smtp-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { call, errorOf, testWeb } from '../../testing/web.ts';
import { sendMail } from './mails.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

/** A word that occurs only where it was written. */
const canary = (name: string) => `canary.${name}.${randomUUID().slice(0, 8)}`;

describeOnBothBackends('secrets', (store) => {
  it('passwords, codes and links are in no log line, job or row, whatever people do with them', async () => {
    const smtpPort = await freePort();
    const web = await testWeb({ ...store().env, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
    const { deps, app } = web;
    const mailer = createMailer(deps.config, deps.log);
    const workers = await startWorkers(deps, {
      mail: (payload) => sendMail({ ...deps, mailer }, payload),
      import: async () => undefined,
      photos: async () => undefined,
      export: async () => undefined,
      move: async () => undefined,
      index: async () => undefined,
      sweep: async () => undefined,
    });
    onTestFinished(async () => {
      await workers.close();
      await mailer.close();
    });

    const secrets = new Set<string>();
    const keep = (secret: string): string => {
      secrets.add(secret);
      return secret;
    };
    const jar = new Map<string, string>();
    const ask = async (procedure: string, input?: unknown): Promise<LightMyRequestResponse> => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await call(app, procedure, { input, cookie });
      for (const { name, value } of answer.cookies) {
        jar.set(name, value);
        if (value !== '') keep(value);
      }
      return answer;
    };
    const done = async (procedure: string, input?: unknown) => {
      const answer = await ask(procedure, input);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ result: { data: { json: Record<string, string> } } }>().result.data.json;
    };
    const refused = async (procedure: string, input: unknown) =>
      errorOf(await ask(procedure, input)).data.appCode;

    const email = `${canary('address')}@example.org`;
    const [first, second, third] = ['first', 'second', 'third'].map((name) => keep(canary(name)));
    const alice = { email, password: first, displayName: 'Alice', username: canary('alice') };

    // The mail server is away at first: the job fails, is logged, and is tried again with another code.
    await done('auth.signUp', alice);
    await expect.poll(web.logs, PATIENCE).toContain('job failed');
    const received = await smtpServer(smtpPort);
    const mailed = async (subject: string): Promise<string> => {
      const find = () => received.find(({ message }) => message.includes(`Subject: ${subject}\r\n`));
      await expect.poll(find, PATIENCE).toBeDefined();
      return partsOf(find()?.message ?? '').text;
    };
    const code = keep(/\b\d{6}\b/.exec(await mailed('Your Larder code'))?.[0] ?? '');
    const wrongCode = keep(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    expect(await refused('auth.verifyEmail', { email, code: wrongCode })).toBe('CODE_INVALID');
    await done('auth.verifyEmail', { email, code });

    expect(await refused('auth.signIn', { email, password: keep(canary('wrong')) })).toBe(
      'INVALID_CREDENTIALS',
    );
    await done('auth.signIn', { email, password: first });
    await done('auth.requestPasswordReset', { email });
    const link = linkIn(await mailed('Reset your Larder password'));
    Object.values(link).forEach(keep);
    await app.inject({
      url: `/reset-password?access_token=${link.accessToken}&refresh_token=${link.refreshToken}`,
    });
    const swapped = { accessToken: link.refreshToken, refreshToken: link.accessToken };
    expect(await refused('auth.resetPassword', { ...swapped, newPassword: second })).toBe(
      'RESET_LINK_INVALID',
    );
    await done('auth.resetPassword', { ...link, newPassword: second });
    expect(await refused('auth.resetPassword', { ...link, newPassword: third })).toBe('RESET_LINK_INVALID');

    await done('auth.signIn', { email, password: second });
    await done('auth.changePassword', { currentPassword: second, newPassword: third });
    await mailed('Your Larder password was changed');
    expect(await refused('auth.signUp', { ...alice, password: keep(canary('again')) })).toBe(
      'USERNAME_TAKEN',
    );
    await done('auth.signUp', { ...alice, password: keep(canary('other')), username: canary('bob') });
    await mailed('You already have a Larder account');
    const { id } = await done('recipes.create', { title: 'Pie' });
    const { shareId = '' } = await done('shares.create', { recipeId: id });
    await app.inject({ url: `/shared/recipe/${shareId}?from=${keep(canary('query'))}` });
    const broken = await app.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: `{"json":{"email":"${email}","password":"${keep(canary('broken'))}`,
    });
    expect(broken.statusCode).toBe(400);

    const { redis } = store();
    const client = redis && new Redis(redis.url);
    const places = {
      logs: web.logs(),
      tables: await dumpTables(deps.db),
      redis: client ? await dumpRedis(client) : '',
    };
    client?.disconnect();
    expect(places.tables).toContain(alice.username);
    expect(client ? places.redis : places.tables).toContain('reset-password');
    expect(places.logs).toContain('auth.resetPassword');
    expect(secrets.size).toBeGreaterThan(15);
    for (const [place, all] of Object.entries(places))
      for (const secret of secrets) expect(has(all, secret), `${secret} in the ${place}`).toBe(false);
    for (const personal of [email, shareId]) expect(places.logs).not.toContain(personal);
    expect(places.redis).not.toContain(email);
  });
});

/** A code is six digits, which a time or a number may hold by chance: it counts when it stands alone. */
function has(all: string, secret: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(all)
    : all.includes(secret);
}
