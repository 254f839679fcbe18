import type { AskAbout } from '../adapters/recipe-model/asking.ts';
import type { ModelLog } from '../adapters/recipe-model/model-fallback.ts';
import { loadConfig, type AiSource, type Config } from '../config.ts';
import { UsageError } from './usage.ts';

type CreateModel<Reading> = (
  config: Pick<Config, 'aiModel' | 'aiReads'>,
  log: ModelLog,
) => AskAbout<Reading> | undefined;

export interface CountedModel<Reading> {
  ask: (reading: Reading) => Promise<Reading>;
  report: () => string;
}

/** The operator's model as a command uses it: whatever AI_READS says, and with what came of asking it. */
export function countedModel<Reading>(
  create: CreateModel<Reading>,
  source: AiSource,
  { asked, mayAsk }: { asked: string; mayAsk: (reading: Reading) => boolean },
): CountedModel<Reading> {
  const counts = new Map<string, number>();
  const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const log = { warn: ({ reason }: { reason: string }) => count(reason) };
  const askModel = create({ ...loadConfig(), aiReads: [source] }, log);
  if (askModel === undefined) throw new UsageError('--with-model needs AI_BASE_URL and AI_MODEL.');
  return {
    ask: async (reading) => {
      if (!mayAsk(reading)) return reading;
      count(asked);
      const read = await askModel(reading, new AbortController().signal);
      if (read !== reading) count('answers used');
      return read;
    },
    report: () => [...counts].map(([outcome, times]) => `${times} ${outcome}`).join(', ') || 'not asked',
  };
}
