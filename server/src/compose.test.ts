import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from './config.ts';
import { PROJECT_ROOT } from './project-root.ts';

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, unknown>;
  environment?: Record<string, string>;
  volumes?: string[];
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;

describe('docker-compose.yml', () => {
  it('runs web and worker from one image, beside a database, a queue, a picture store and a mail catcher', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['web', 'worker', 'postgres', 'redis', 'storage', 'mail']),
    );
    expect(services.web?.command).toEqual(['node', 'server/dist/launcher.js', 'web']);
    expect(services.worker?.command).toEqual(['node', 'server/dist/launcher.js', 'worker']);
    expect(services.worker?.ports).toBeUndefined(); // so that it can be scaled
  });

  it.each(['web', 'worker'])('gives the %s a configuration that it accepts', (name) => {
    const environment = services[name]?.environment ?? {};
    const config = loadConfig(environment);
    for (const address of [config.databaseUrl, config.redisUrl, config.smtpUrl, config.storageUrl]) {
      expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
    }
  });

  it.each(Object.entries(services))('%s names what exists', (_name, service) => {
    expect(service.image ?? service.build).toBeDefined();
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const other of needed) expect(Object.keys(services)).toContain(other);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

describe('Dockerfile', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);

  it('builds in one stage and runs in another, not as root', () => {
    expect(stages).toHaveLength(2);
    expect(stages[1]).toMatch(/^USER node$/m);
  });

  it('copies into the image every folder the server needs', () => {
    for (const needed of ['node_modules', 'migrations', 'server/dist', 'client/dist']) {
      expect(stages[1]).toContain(`/app/${needed} ${needed}`);
    }
  });
});
