import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parse } from 'parse5';
const root = '/tmp/reader/main/';
const { extractPage } = await import(root + 'server/src/extraction/page/extract-page.ts');
const { canonicalAddress } = await import(root + 'server/src/extraction/page/canonical.ts');
const { decodeHtml } = await import(root + 'server/src/adapters/fetch/charset.ts');
const C = '/work/shared/data/pages';
const out = [];
let tp = 0,
  te = 0;
const ms = [];
const ratio = process.argv.includes('--ratio');
const only = process.argv.find((a) => a.startsWith('--only='))?.slice(7);
const evid = {};
for (const h of fs.readdirSync(C).sort())
  for (const f of fs.readdirSync(path.join(C, h)).sort()) {
    if (!/\.html(\.br)?$/.test(f)) continue;
    const name = h + '/' + f.replace(/\.html(\.br)?$/, '');
    if (only && !name.includes(only)) continue;
    const b = fs.readFileSync(path.join(C, h, f));
    const html = decodeHtml(f.endsWith('.br') ? zlib.brotliDecompressSync(b) : b, undefined);
    let s = performance.now();
    if (ratio) {
      parse(html);
      tp += performance.now() - s;
    }
    s = performance.now();
    const url = canonicalAddress(html) ?? `https://${h}/`;
    const r = extractPage(html, url);
    const t = performance.now() - s;
    te += t;
    ms.push(t);
    out.push(
      JSON.stringify({
        path: name,
        recipe: r.ok ? r.draft : null,
        error: r.ok ? undefined : r.refusal,
        evidence: r.evidence,
        recipes: r.recipes,
        ms: t,
      }),
    );
  }
fs.writeFileSync(process.argv[2], out.join('\n') + '\n');
ms.sort((a, b) => a - b);
console.log(
  'extract',
  te.toFixed(0),
  'parse5',
  tp.toFixed(0),
  'ratio',
  (te / tp).toFixed(2),
  'p50',
  ms[ms.length >> 1].toFixed(1),
  'p95',
  ms[Math.floor(ms.length * 0.95)].toFixed(1),
  'max',
  ms.at(-1).toFixed(0),
);
