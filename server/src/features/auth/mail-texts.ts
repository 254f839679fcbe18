import { CODE_MINUTES } from '@larder/shared/auth';
import { PRODUCT_NAME, TITLE_BAR } from '@larder/shared/product';
import type { Mail } from '../../adapters/mailer.ts';

// Nothing that a stranger typed stands in a mail (a display name could carry an advertisement to anybody's inbox), and
// nothing is loaded from anywhere: no pictures, no web fonts, no trackers.

/** The code that proves that the address can be read. */
export function verifyEmailMail(to: string, code: string): Mail {
  const lines = [
    `Welcome to ${PRODUCT_NAME}. Enter this code to confirm your email address:`,
    `The code is good for ${CODE_MINUTES} minutes. A newer one replaces it.`,
    'If you did not ask for it, you can ignore this email: without the code, nothing happens.',
  ] as const;
  return {
    to,
    subject: `Your ${PRODUCT_NAME} code`,
    text: asText([lines[0], `    ${code}`, lines[1], lines[2]]),
    html: asHtml('Confirm your email', [
      paragraph(lines[0]),
      codeBlock(code),
      paragraph(lines[1]),
      small(lines[2]),
    ]),
    consoleLine: `${PRODUCT_NAME} code for ${to}: ${code}`,
  };
}

/** Somebody signed up with the address of an existing account; only its owner learns that. */
export function addressTakenMail(to: string, origin: string): Mail {
  const lines = [
    `Somebody, perhaps you, tried to sign up for ${PRODUCT_NAME} with this email address. You already have an account.`,
    'If it was not you, there is nothing to do: nothing about your account has changed.',
  ] as const;
  return {
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    text: asText([lines[0], `Sign in here: ${origin}`, lines[1]]),
    html: asHtml('You already have an account', [
      paragraph(lines[0]),
      button('Sign in', origin),
      small(lines[1]),
    ]),
    consoleLine: `${PRODUCT_NAME} mail for ${to}: this address already has an account, sign in at ${origin}`,
  };
}

function asText(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n\n-- \n${PRODUCT_NAME} - ${TITLE_BAR}\n`;
}

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

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

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${SANS};color:#241E18">${escapeHtml(text)}</p>`;
}

function small(text: string): string {
  return `<p class="muted" style="margin:16px 0 0;font:14px/1.6 ${SANS};color:#6A5F53">${escapeHtml(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p class="code ink" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#FBF7F0;text-align:center;font:600 31px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#241E18">${escapeHtml(code)}</p>`;
}

function button(label: string, address: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#A8361B;color:#FFFFFF;font:600 16px ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
