// npm run commits: every commit since the rule holds is a Conventional Commit with a scope and a body (commitlint.config.js).
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The last commit that was written before the rule. */
const LAST_WITHOUT_RULE = '3f01590da5810e08906b07b189e812dab0c70597';

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

const isCheckout = git('rev-parse', '--git-dir').status === 0;
// A shallow clone may not reach back so far: then its last commit is what can be checked.
const reachesBack = git('merge-base', '--is-ancestor', LAST_WITHOUT_RULE, 'HEAD').status === 0;

if (!isCheckout) {
  console.log('Not a git checkout: there are no commits to check.');
} else {
  const range = reachesBack ? ['--from', LAST_WITHOUT_RULE, '--to', 'HEAD'] : ['--last'];
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@commitlint/cli/cli.js'), ...range],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status === 0)
    console.log(reachesBack ? 'Commits follow the convention.' : 'The last commit follows the convention.');
  process.exitCode = status ?? 1;
}
