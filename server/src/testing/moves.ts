import type { ExportFormat } from '@larder/shared/export/messages';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { MoveDto } from '@larder/shared/move/schema';
import { afterAll, expect } from 'vitest';
import type { Deps, Viewer } from '../ctx.ts';
import { exportHandler } from '../features/exports/run-export.ts';
import { createEvents } from '../jobs/events.ts';
import { moveHandler } from '../features/moves/run-move.ts';
import { callerOf } from './harness.ts';
import { readHere } from './read-here.ts';
import { signedIn, testWeb, type TestWeb } from './web.ts';

const RUN = { signal: new AbortController().signal, attempt: 1 };

/** The web server, and what a worker hears of cancelled moves. */
export async function movesWeb(env: Parameters<typeof testWeb>[0] = {}): Promise<TestWeb> {
  const web = await testWeb(env);
  const events = createEvents(web.deps.config, web.deps.log);
  afterAll(() => events.close());
  await events.ready;
  web.deps.events = events;
  return web;
}

/** What a person does to move in, and what a worker does then, over the web that a test has when it asks. */
export function movesOver(web: () => TestWeb) {
  const movesOf = (person: Viewer) => callerOf(web().deps, person).moves;
  const work = (id: string, deps: Deps = web().deps) =>
    moveHandler({ ...deps, startReader: readHere })({ moveId: id }, RUN);
  const state = async (person: Viewer): Promise<MoveDto> => (await movesOf(person).state())!;

  async function sendPart(person: Viewer, id: string, part: number, bytes: Buffer) {
    return web().app.inject({
      method: 'POST',
      url: `/api/moves?move=${id}&part=${part}`,
      headers: {
        cookie: await signedIn(web().deps, person),
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
      },
      payload: bytes,
    });
  }

  /** Uploads a file, in however many parts it has. */
  async function upload(person: Viewer, bytes: Buffer, name = 'library.zip'): Promise<string> {
    const { id } = await movesOf(person).begin({ name, size: bytes.length });
    for (let at = 0, part = 0; at < bytes.length; at += MOVE_LIMITS.partBytes, part += 1) {
      const answer = await sendPart(person, id, part, bytes.subarray(at, at + MOVE_LIMITS.partBytes));
      expect(answer.statusCode).toBe(201);
    }
    return id;
  }

  /** Uploaded, read, moved in. */
  async function movedIn(person: Viewer, bytes: Buffer, addsDuplicates = false): Promise<MoveDto> {
    const id = await upload(person, bytes);
    await work(id);
    expect((await state(person)).status).toBe('ready');
    await movesOf(person).start({ id, addsDuplicates });
    await work(id);
    return state(person);
  }

  async function exported(person: Viewer, format: ExportFormat = 'larder'): Promise<Buffer> {
    const { id } = await callerOf(web().deps, person).exports.start({ format });
    await exportHandler(web().deps)({ exportId: id }, RUN);
    const cookie = await signedIn(web().deps, person);
    return (await web().app.inject({ url: `/api/exports/${id}`, headers: { cookie } })).rawPayload;
  }

  return { movesOf, sendPart, upload, work, state, movedIn, exported };
}
