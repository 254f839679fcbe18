import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from './config.ts';
import { PROJECT_ROOT } from './process/project-root.ts';

/** The oldest Node that Larder is tested under. */
const OLDEST = '20.19.0';

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  volumes?: string[];
  restart?: string;
  mem_limit?: string;
  healthcheck?: { test: string[] };
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
}

/** As compose reads it: each `${NAME:?why}` must be set, here to NAME itself. */
const compose = parse(read('docker-compose.yml').replace(/\$\{(\w+):\?[^}]+\}/g, '$1'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;
const readme = read('README.md');
const manifest = JSON.parse(read('package.json')) as { engines: { node: string } };

describe('docker-compose.yml', () => {
  it('runs web and worker from one image, beside a database, a queue, a picture store and a mail catcher', () => {
    expect(Object.keys(services)).toEqual(['web', 'worker', 'postgres', 'redis', 'storage', 'mail']);
    expect(services.web?.command).toEqual(['node', 'server/dist/launcher.js', 'web']);
    expect(services.worker?.command).toEqual(['node', 'server/dist/launcher.js', 'worker']);
    expect(services.worker?.ports).toBeUndefined(); // so that it can be scaled
  });

  it.each(['web', 'worker'])('gives the %s a configuration that it accepts', (name) => {
    const config = loadConfig(services[name]?.environment ?? {});
    for (const address of [config.databaseUrl, config.redisUrl, config.smtpUrl, config.storageUrl]) {
      expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
    }
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(services.web?.ports).toEqual(['127.0.0.1:3000:3000']);
  });

  it.each(['web', 'worker'])('sets for the %s only variables that the README documents', (name) => {
    for (const variable of Object.keys(services[name]?.environment ?? {}))
      expect(readme).toMatch(new RegExp(`^\\| .*\`${variable}\``, 'm'));
  });

  it('gives each store the name, port and secret under which Larder looks for it', () => {
    const { databaseUrl, storageUrl } = loadConfig(services.web?.environment ?? {});
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.postgres?.environment ?? {};
    expect(databaseUrl).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`);
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = services.storage?.environment ?? {};
    const store = new URL(storageUrl);
    expect([store.username, store.password]).toEqual([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]);
    expect(services.storage?.healthcheck?.test.join(' ')).toContain(`:${store.port}/`);
  });

  it('holds no secret itself', () => {
    expect(read('docker-compose.yml')).not.toMatch(/(PASSWORD|SECRET\w*): (?!\$\{)/);
    expect(read('.gitignore')).toMatch(/^\.env$/m);
    expect(read('.dockerignore')).toMatch(/^\.env$/m);
  });

  it.each(Object.entries(services))(
    '%s has a health check, restarts by itself and cannot take all memory',
    (_name, service) => {
      expect(service.healthcheck?.test.length).toBeGreaterThan(1);
      expect(service.restart).toBe('unless-stopped');
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    },
  );

  it.each(Object.entries(services))('%s names what exists, and one version of it', (_name, service) => {
    if (service.build === undefined) expect(service.image).toMatch(/:v?\d+\.\d+/);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(other);
      expect(condition).toBe('service_healthy');
    }
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

describe('the versions of Node', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };

  it('are those that every package runs on', () => {
    const refusing = Object.entries(lock.packages)
      .filter(([place, { engines }]) => place !== '' && !semver.satisfies(OLDEST, engines?.node ?? '*'))
      .map(([place]) => place);
    expect(refusing).toEqual([]);
  });

  it('are consistent: the README, .nvmrc and the image name one that package.json allows', () => {
    const image = /^FROM node:([\d.]+)-/m.exec(read('Dockerfile'))?.[1] ?? '';
    expect(read('.nvmrc').trim()).toBe(image);
    expect(semver.satisfies(image, manifest.engines.node)).toBe(true);
    expect(readme).toContain('Node 20.19, 22, 24 or 26');
    for (const version of ['20.19.0', '22.23.3', '24.21.0', '26.10.0'])
      expect(semver.satisfies(version, manifest.engines.node)).toBe(true);
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
