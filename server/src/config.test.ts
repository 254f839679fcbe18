import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig } from './config.ts';

const KEY = 'sk-secret-key';
const ENDPOINT = { AI_BASE_URL: 'http://10.0.0.5:11434/v1', AI_MODEL: 'some-model' };

describe('the model that reads too', () => {
  it('is configured when an endpoint and a model are named; a key is optional', () => {
    expect(loadConfig({}).aiModel).toBeUndefined();
    expect(loadConfig({ AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' }).aiModel).toBeUndefined();
    const endpoint = { baseUrl: ENDPOINT.AI_BASE_URL, model: ENDPOINT.AI_MODEL };
    expect(loadConfig(ENDPOINT).aiModel).toEqual({ ...endpoint, apiKey: undefined, timeoutMs: 30_000 });
    expect(loadConfig({ ...ENDPOINT, AI_API_KEY: KEY, AI_TIMEOUT_S: '90' }).aiModel).toEqual({
      ...{ ...endpoint, apiKey: KEY },
      timeoutMs: 90_000,
    });
  });

  it('reads photos and no pages, unless the operator says otherwise', () => {
    expect(loadConfig(ENDPOINT).aiReads).toEqual(['photos', 'text']);
    expect(loadConfig({ ...ENDPOINT, AI_READS: 'photos, Text,pages' }).aiReads).toContain('pages');
    expect(loadConfig({ ...ENDPOINT, AI_READS: 'pages' }).aiReads).toEqual(['pages']);
  });

  it.each<[string, Record<string, string>]>([
    ['AI_BASE_URL and AI_MODEL: missing', { AI_API_KEY: KEY }],
    ['AI_BASE_URL: missing', { AI_MODEL: 'some-model', AI_API_KEY: KEY }],
    ['AI_MODEL: missing', { AI_BASE_URL: ENDPOINT.AI_BASE_URL }],
    ['AI_BASE_URL: must not hold', { ...ENDPOINT, AI_BASE_URL: `https://me:${KEY}@a.example/v1` }],
    ['AI_BASE_URL: Invalid URL', { ...ENDPOINT, AI_BASE_URL: 'file:///etc/passwd' }],
    ['AI_BASE_URL: Invalid URL', { ...ENDPOINT, AI_BASE_URL: 'a.example' }],
    ['AI_READS', { ...ENDPOINT, AI_READS: 'photos,mails' }],
    ['AI_API_KEY: must be', { ...ENDPOINT, AI_API_KEY: `${KEY}\nX-Other: 1` }],
  ])('stops the start with one line that says %s, without the key', (line, env) => {
    const load = () => loadConfig(env);
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(line);
    expect(load).not.toThrow(/\n|sk-/);
  });
});

describe('the address that people use', () => {
  it.each(['https://larder.example.org', 'https://larder.example.org/', 'http://192.168.1.5:3000'])(
    'may be %s',
    (given) => {
      expect(loadConfig({ PUBLIC_ORIGIN: given }).publicOrigin).toBe(new URL(given).origin);
    },
  );

  it.each([
    'https://example.org/larder',
    'https://example.org/?a',
    'https://example.org//',
    'https://example.org/#a',
  ])('stops the start with one line when it has more than an origin: %s', (given) => {
    expect(() => loadConfig({ PUBLIC_ORIGIN: given })).toThrow(
      /^Wrong configuration. PUBLIC_ORIGIN: must be an address without a path/,
    );
  });
});

describe('where traces are sent', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

  it('is nowhere by default, and as OpenTelemetry reads its variables', () => {
    expect(loadConfig({}).traces).toBeUndefined();
    expect(loadConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).traces).toBeUndefined();
    expect(loadConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeUndefined();
    expect(loadConfig(endpoint).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318/v1/traces',
      isJson: false,
    });
    expect(
      loadConfig({
        ...endpoint,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4319/all',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      }).traces,
    ).toEqual({ endpoint: 'http://127.0.0.1:4319/all', isJson: true });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://me:secret@127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '50'],
  ])('stops the start with one line where %s is %s', (variable, value) => {
    expect(() => loadConfig({ ...endpoint, [variable]: value })).toThrow(variable);
  });
});
