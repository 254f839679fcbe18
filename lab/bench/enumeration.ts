import { z } from 'zod';
import { openAccountsBench, PASSWORD, type AccountsBench, type Answer } from './accounts-setup.ts';
import { mannWhitney, median, printTable } from './measure.ts';

const { BENCH_PEOPLE } = z
  .object({ BENCH_PEOPLE: z.coerce.number().int().min(20).default(300) })
  .parse(process.env);
const WARM_UP = 20;

type Ask = (email: string, nth: number, ip: string) => Promise<Answer>;

/** `npm run bench -- enumeration`: what tells an address with an account from one without, in answers and in time? */
export async function benchEnumeration(): Promise<void> {
  const bench = await openAccountsBench({ users: BENCH_PEOPLE + WARM_UP, recipes: 1 });
  try {
    const rows = [
      ['asked for', 'p50 known', 'p50 unknown', 'apart', 'Mann-Whitney p', 'different answers', '429'],
    ];
    for (const [name, ask] of questions(bench)) rows.push([name, ...(await compare(bench, ask))]);
    printTable(`${BENCH_PEOPLE} addresses with an account and ${BENCH_PEOPLE} without, by turns`, rows);
  } finally {
    await bench.close();
  }
}

function questions({ call, client }: AccountsBench): [string, Ask][] {
  const signUp: Ask = (email, nth, ip) => {
    const input = {
      email,
      password: PASSWORD,
      displayName: 'A',
      username: `asked.${String(nth).padStart(6, '0')}`,
    };
    return call('auth.signUp', { input, ip });
  };
  const cookies = new Map<string, string>();
  return [
    [
      'sign-up',
      async (email, nth, ip) => {
        const answer = await signUp(email, nth, ip);
        cookies.set(email, answer.cookie);
        return answer;
      },
    ],
    [
      'another code, with the cookie of that sign-up',
      async (email, _, ip) => {
        await client.query(
          "update pending_signups set code_requested_at = now() - interval '2 minutes' where lower(email) = $1",
          [email],
        );
        return call('auth.resendCode', { input: { email }, cookie: cookies.get(email), ip });
      },
    ],
    ['another code, without it', (email, _, ip) => call('auth.resendCode', { input: { email }, ip })],
    ['forgotten password', (email, _, ip) => call('auth.requestPasswordReset', { input: { email }, ip })],
    [
      'sign-in with a wrong password',
      (email, _, ip) => call('auth.signIn', { input: { email, password: 'wrong' }, ip }),
    ],
  ];
}

let asked = 0;

/** Calls with each pair of addresses, one after the other in random order. */
async function compare(bench: AccountsBench, ask: Ask): Promise<string[]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  let limited = 0;
  for (const [nth, known] of bench.emails.entries()) {
    const pair = [
      ['known', known],
      ['unknown', `x${known.slice(1)}`],
    ] as const;
    for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      asked += 1;
      const answer = await ask(email, asked, `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`);
      if (answer.status === 429) limited += 1;
      answers.add(`${answer.status} ${withoutWho(answer.body, email)}`);
      if (nth >= WARM_UP) times[kind].push(answer.ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return [
    `${known.toFixed(2)} ms`,
    `${unknown.toFixed(2)} ms`,
    `${((100 * (known - unknown)) / unknown).toFixed(1)} %`,
    mannWhitney(times.known, times.unknown).toFixed(4),
    String(answers.size - 1),
    String(limited),
  ];
}

function withoutWho(body: string, email: string): string {
  return body.replaceAll(email, 'X').replace(/"requestId":"[^"]+"/, '');
}
