import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { SERVICE_WORKER } from '@larder/shared/installed-app/on-device';
import type { FastifyInstance } from 'fastify';

/** Serves the built client's files. Browsers cache those with a hash in their name for a year, the others for an hour. */
export async function addClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, { root: clientDir, serve: false, preCompressed: true, index: false });
  const config = { access: 'anonymous' } as const;
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { maxAge: '1y', immutable: true }),
  );
  const files = readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz|map)$/.test(entry.name))
    .map((entry) => entry.name);
  for (const file of files) {
    // A browser is to learn of a new version at once.
    const maxAge = `/${file}` === SERVICE_WORKER ? 0 : '1h';
    app.get(`/${encodeURIComponent(file)}`, { config }, (_request, reply) =>
      reply.sendFile(file, { maxAge }),
    );
  }
}
