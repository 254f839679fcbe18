/** Every page carries its styles itself: it opens from a disk, without a network, and prints well. */
export const COOKBOOK_STYLES = `:root{color-scheme:light dark;--paper:#fbf7f0;--surface:#fff;--ink:#241e18;--muted:#6a5f53;--line:#e6dcce;--accent:#a8361b;--soft:#f8e6de}
@media (prefers-color-scheme:dark){:root{--paper:#171310;--surface:#221d18;--ink:#f4ede3;--muted:#b5a999;--line:#3a322a;--accent:#f2906f;--soft:#3b241b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:64rem;margin:0 auto;padding:2rem 1.25rem 5rem}
h1,h2,h3{font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600;line-height:1.2;margin:0}
h1{font-size:clamp(1.95rem,6vw,3.05rem)}
h2{font-size:1.55rem;margin:2.5rem 0 1rem}
h3{font-size:1.2rem;margin:1.5rem 0 .5rem}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:4px}
p{margin:.75rem 0}
.book{display:inline-block;padding:.6rem 0;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:1.25rem;text-decoration:none}
.lead{font-size:1.25rem;white-space:pre-line}
.quiet{color:var(--muted)}
.photo{display:block;width:100%;height:auto;max-height:32rem;object-fit:cover;border-radius:12px;margin:1.5rem 0}
.more{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:1rem}
.more img{width:100%;height:100%;object-fit:cover;border-radius:12px}
.parts{display:grid;gap:0 3rem}
@media (min-width:50rem){.parts{grid-template-columns:2fr 3fr}}
.parts ul{list-style:none;padding:0;margin:0}
.parts ul li{padding:.5rem 0;border-bottom:1px solid var(--line)}
.parts ol{padding-inline-start:1.75rem;margin:0}
.parts ol li{padding:.35rem 0 .35rem .35rem}
.parts ol li::marker{color:var(--accent);font-weight:600}
.notes{margin-top:2.5rem;padding:1.25rem 1.5rem;border-inline-start:4px solid var(--accent);background:var(--soft);border-radius:8px}
.notes h2{margin:0 0 .5rem}
.notes p{white-space:pre-line;margin:0}
.log dt{font-weight:600}.log dd{margin:0 0 .75rem;white-space:pre-line}
.log .plate{display:block;width:12rem;margin-top:.5rem;border-radius:12px}
.list{list-style:none;padding:0;margin:0;columns:18rem;column-gap:3rem}
.list li{break-inside:avoid;border-bottom:1px solid var(--line)}
.list a{display:block;padding:.55rem 0;text-decoration:none;color:inherit}
.list a:hover{color:var(--accent)}
.chapters{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;list-style:none;padding:0;margin:0}
.chapters a{display:block;height:100%;padding:1rem 1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:12px;text-decoration:none;color:inherit}
.chapters a:hover{border-color:var(--accent)}
.chapters strong{display:block;font-family:Fraunces,Georgia,serif;font-size:1.25rem}
.letters{display:flex;flex-wrap:wrap;gap:.25rem;margin:0 0 1rem -.9rem;padding:0;list-style:none}
.letters a{display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;border-radius:8px;font-weight:600;text-decoration:none}
.letters a:hover{background:var(--soft)}
@media print{:root{--paper:#fff;--surface:#fff;--ink:#000;--muted:#444;--line:#ccc;--accent:#000;--soft:#fff}
body{font-size:11pt}main{max-width:none;padding:0}.book,.letters{display:none}
.photo{max-height:8cm;width:auto;max-width:100%}.parts{grid-template-columns:2fr 3fr}
li,.notes,.photo{break-inside:avoid}h2,h3{break-after:avoid}a{color:inherit;text-decoration:none}
.source::after{content:' (' attr(href) ')';font-size:9pt}}`;
