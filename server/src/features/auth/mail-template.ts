import { PRODUCT_NAME, TITLE_BAR } from '@larder/shared/product';
import type { Mail } from '../../adapters/mail/mailer.ts';

// Every mail looks alike, as text and as HTML, and loads nothing from anywhere: no pictures, no web fonts, no trackers.

/** What a mail is made of, in reading order. */
export type MailPart =
  { paragraph: string } | { code: string } | { button: string; address: string } | { small: string };

interface Letter {
  to: string;
  subject: string;
  title: string;
  parts: readonly MailPart[];
  consoleLine: string;
}

export function composeMail({ to, subject, title, parts, consoleLine }: Letter): Mail {
  return {
    to,
    subject,
    text: `${parts.map(textOf).join('\n\n')}\n\n-- \n${PRODUCT_NAME} - ${TITLE_BAR}\n`,
    html: asHtml(title, parts.map(htmlOf)),
    consoleLine,
  };
}

function textOf(part: MailPart): string {
  if ('code' in part) return `    ${part.code}`;
  if ('button' in part) return `${part.button}: ${part.address}`;
  return 'paragraph' in part ? part.paragraph : part.small;
}

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function htmlOf(part: MailPart): string {
  if ('code' in part)
    return `<p class="code ink" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#FBF7F0;text-align:center;font:600 31px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#241E18">${escapeHtml(part.code)}</p>`;
  if ('button' in part)
    return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#A8361B;color:#FFFFFF;font:600 16px ${SANS};text-decoration:none">${escapeHtml(part.button)}</a></p>`;
  if ('small' in part)
    return `<p class="muted" style="margin:16px 0 0;font:14px/1.6 ${SANS};color:#6A5F53">${escapeHtml(part.small)}</p>`;
  return `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${SANS};color:#241E18">${escapeHtml(part.paragraph)}</p>`;
}

/** Light by inline styles, which every reader keeps; dark by a style element, for those that can. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #171310 !important; }
  .card { background: #221D18 !important; border-color: #3A322A !important; }
  .ink { color: #F4EDE3 !important; }
  .muted { color: #B5A999 !important; }
  .code { background: #171310 !important; }
  .accent { color: #F2906F !important; }
  .button { background: #F2906F !important; color: #171310 !important; }
}`;

function asHtml(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBF7F0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF7F0"><tr><td align="center" style="padding:32px 16px">
<p class="accent" style="margin:0 0 20px;font:600 25px ${SERIF};color:#A8361B">${PRODUCT_NAME}</p>
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#FFFFFF;border:1px solid #E6DCCE;border-radius:12px"><tr><td style="padding:32px">
<h1 class="ink" style="margin:0 0 16px;font:600 25px/1.25 ${SERIF};color:#241E18">${title}</h1>
${parts.join('\n')}
</td></tr></table>
<p class="muted" style="margin:20px 0 0;font:14px ${SANS};color:#6A5F53">${TITLE_BAR}</p>
</td></tr></table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
