import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PERSON_LIMITS, type PersonLimits } from '@larder/shared/limits';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const MB = 1_000_000;
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const hasNoPath = (value: string) => !URL.canParse(value) || /^[^/]*\/\/[^/?#]*\/?$/.test(value);
const NO_PATH =
  'must be an address without a path, since Larder wants one of its own, such as https://larder.example.org';
const NO_CREDENTIALS = 'must not hold a user name or password';
const amount = z.coerce.number().int().min(1).max(2_000_000_000);
const megabytes = z.coerce.number().positive().max(1_000_000);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== ''),
);

/**
 * What the operator may let a model read. Texts are named for the operator who wants to say so now: no text is sent to a
 * model yet.
 */
const AI_SOURCES = ['photos', 'text', 'pages'] as const;
export type AiSource = (typeof AI_SOURCES)[number];

/** OpenTelemetry reads the OTEL_ variables itself, but goes on with a default where one is wrong. */
const otlpProtocol = z.enum(['http/protobuf', 'http/json']);
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

const MAX_AI_TIMEOUT_S = 90;

/** The environment variables. All are optional: by default Larder brings its own database and storage. */
const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_ORIGIN: httpUrl.refine(hasNoPath, NO_PATH).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Larder <larder@localhost>'),
  SUPPORT_EMAIL: z.email().optional(),
  LEGAL_POLICY_URL: httpUrl.optional(),
  BACKUP_PASSPHRASE: z.string().min(8, 'must have 8 characters or more').optional(),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  AI_BASE_URL: httpUrl.refine(hasNoCredentials, NO_CREDENTIALS).optional(),
  /** Sent in a header, hence printable ASCII only. */
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and signs')
    .optional(),
  AI_MODEL: z.string().trim().min(1).max(200).optional(),
  /** For one photo; with the embedded reader before it, a photo takes at most the 100 seconds of `ReadPhoto`. */
  AI_TIMEOUT_S: z.coerce.number().int().min(1).max(MAX_AI_TIMEOUT_S).default(30),
  AI_READS: list.pipe(z.array(z.enum(AI_SOURCES))).default(['photos', 'text']),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  /** 'origin=origin' pairs: a platform's origin and the one to use instead, for tests and proxies. */
  PLATFORM_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((pair) => pair.split('=').map((origin) => origin.trim())))
    .pipe(z.array(z.tuple([httpUrl, httpUrl])))
    .default([]),
  FETCH_ALLOW_HOSTS: list.default([]),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.refine(hasNoCredentials, NO_CREDENTIALS).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.refine(hasNoCredentials, NO_CREDENTIALS).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol.optional(),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LIMIT_RECIPES: amount.default(PERSON_LIMITS.recipes),
  LIMIT_COLLECTIONS: amount.default(PERSON_LIMITS.collections),
  LIMIT_STORED_MB: megabytes.default(PERSON_LIMITS.storedBytes / MB),
  LIMIT_PASTED_PAGES: amount.default(PERSON_LIMITS.pastedPages),
  LIMIT_PICTURES_AN_HOUR: amount.default(PERSON_LIMITS.picturesAnHour),
  LIMIT_WRITTEN_MB_A_MINUTE: megabytes.default(PERSON_LIMITS.writtenBytesAMinute / MB),
  OCR_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  OCR_MODELS_DIR: z.string().min(1).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(6),
});

export interface AiModelConfig {
  readonly baseUrl: string;
  /** Self-hosted endpoints often need none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** How long it may take for one photo. */
  readonly timeoutMs: number;
}

export interface TracesConfig {
  readonly endpoint: string;
  /** Sent as JSON in place of protobuf. */
  readonly isJson: boolean;
}

export interface Config {
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Scheme, host and port that people use, without a trailing slash. */
  readonly publicOrigin: string;
  /** Whether PUBLIC_ORIGIN was set. If not, the origin of a request is taken as ours. */
  readonly isOriginConfigured: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Whether DATA_DIR was set; if not, it is ./data. */
  readonly isDataDirGiven: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string | undefined;
  /** A page shown instead of our own terms and privacy policy; `{page}` in it is replaced by which of the two. */
  readonly legalPolicyUrl: string | undefined;
  /** file: or s3: address of the storage. */
  readonly storageUrl: string;
  /** Encrypts backups, and decrypts them when they are restored. */
  readonly backupPassphrase: string | undefined;
  /** The model that reads beside the embedded readers; undefined when there is none. */
  readonly aiModel: AiModelConfig | undefined;
  /** Sources that the AI model reads; ignored without a model. */
  readonly aiReads: readonly AiSource[];
  readonly youtubeApiKey: string | undefined;
  /** A platform's origin -> the origin to use instead. */
  readonly platformOrigins: Readonly<Record<string, string>>;
  /** Private hosts (lower case, `host` or `host:port`) that imports may reach. */
  readonly fetchAllowHosts: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  /** Where traces are sent; undefined where nothing is traced. */
  readonly traces: TracesConfig | undefined;
  /** Multiplies every rate limit, so that operators can loosen or tighten all of them at once. */
  readonly rateLimitFactor: number;
  /** What one person may store and write, with rateLimitFactor applied to the rates. */
  readonly personLimits: Readonly<PersonLimits>;
  readonly workerConcurrency: number;
  /** How many cores the reader of photos may use at once. */
  readonly ocrThreads: number;
  /** Models of the operator's in place of the embedded photo reader's; an absolute path. */
  readonly ocrModelsDir: string | undefined;
}

/** This process's environment for a child process, with some variables changed (undefined removes one). */
export function environmentWith(changes: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** The folder in which the user called npm; npm itself runs scripts in the package's folder. */
export function callerFolder(env: Record<string, string | undefined> = process.env): string {
  return env.INIT_CWD ?? process.cwd();
}

/**
 * Reads and checks the configuration. Relative paths resolve from the folder the command was started in.
 * @throws ConfigError naming each wrong variable.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new ConfigError(`Wrong configuration. ${wrong}`);
  }
  const e = parsed.data;
  const dataDir = path.resolve(e.DATA_DIR ?? './data');
  return Object.freeze({
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    publicOrigin: new URL(e.PUBLIC_ORIGIN ?? addressOf(e.HOST, e.PORT)).origin,
    isOriginConfigured: e.PUBLIC_ORIGIN !== undefined,
    host: e.HOST,
    port: e.PORT,
    dataDir,
    isDataDirGiven: e.DATA_DIR !== undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPPORT_EMAIL,
    legalPolicyUrl: e.LEGAL_POLICY_URL,
    storageUrl: e.STORAGE_URL ?? pathToFileURL(path.join(dataDir, 'files')).href,
    backupPassphrase: e.BACKUP_PASSPHRASE,
    aiModel: aiModelOf(e),
    aiReads: Object.freeze(e.AI_READS),
    youtubeApiKey: e.YOUTUBE_API_KEY,
    platformOrigins: Object.fromEntries(
      e.PLATFORM_ORIGINS.map(([origin, other]) => [new URL(origin).origin, new URL(other).origin]),
    ),
    fetchAllowHosts: e.FETCH_ALLOW_HOSTS,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    metricsPort: e.METRICS_PORT,
    traces: tracesOf(e),
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    personLimits: personLimitsOf(e),
    workerConcurrency: e.WORKER_CONCURRENCY,
    ocrThreads: e.OCR_THREADS,
    ocrModelsDir: e.OCR_MODELS_DIR === undefined ? undefined : path.resolve(e.OCR_MODELS_DIR),
  });
}

function personLimitsOf(e: z.infer<typeof environment>): Readonly<PersonLimits> {
  const rate = (limit: number) => Math.max(1, Math.round(limit * e.RATE_LIMIT_FACTOR));
  return Object.freeze({
    recipes: e.LIMIT_RECIPES,
    collections: e.LIMIT_COLLECTIONS,
    storedBytes: Math.round(e.LIMIT_STORED_MB * MB),
    pastedPages: e.LIMIT_PASTED_PAGES,
    picturesAnHour: rate(e.LIMIT_PICTURES_AN_HOUR),
    writtenBytesAMinute: rate(e.LIMIT_WRITTEN_MB_A_MINUTE * MB),
  });
}

function tracesOf(e: z.infer<typeof environment>): TracesConfig | undefined {
  const endpoint =
    e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/?$/, '/v1/traces');
  if (endpoint === undefined || e.OTEL_SDK_DISABLED || e.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const protocol = e.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? e.OTEL_EXPORTER_OTLP_PROTOCOL;
  return Object.freeze({ endpoint, isJson: protocol === 'http/json' });
}

function aiModelOf({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
  AI_TIMEOUT_S: timeoutS,
}: z.infer<typeof environment>): AiModelConfig | undefined {
  if (baseUrl !== undefined && model !== undefined)
    return Object.freeze({ baseUrl, apiKey, model, timeoutMs: timeoutS * 1_000 });
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return undefined;
  const missing = [baseUrl === undefined ? 'AI_BASE_URL' : [], model === undefined ? 'AI_MODEL' : []].flat();
  throw new ConfigError(
    `Wrong configuration. ${missing.join(' and ')}: missing; AI_BASE_URL and AI_MODEL belong together`,
  );
}

/** True for text that is no URL, which another check refuses. */
function hasNoCredentials(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

/** The address at which a browser on this machine reaches a server that listens on `host`. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
