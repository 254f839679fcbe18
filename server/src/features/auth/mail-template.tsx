/** @jsxRuntime automatic */
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { CSSProperties, ReactNode } from 'react';
import type { Mail } from '../../adapters/mail/mailer.ts';
import { staticPage } from '../../static-html.ts';

// All mails share one layout, as text and as HTML, and load nothing: no pictures, no web fonts, no trackers.

/** What a mail is made of, in reading order. */
export type MailPart =
  | { paragraph: string }
  | { code: string }
  | { button: string; address: string }
  | { small: string };

interface Letter {
  to: string;
  language: Language;
  subject: string;
  title: string;
  parts: readonly MailPart[];
  consoleLine: string;
}

export function composeMail({ to, language, subject, title, parts, consoleLine }: Letter): Mail {
  const { titleBar } = sharedMessagesIn(language).product;
  return {
    to,
    subject,
    text: `${parts.map(textOf).join('\n\n')}\n\n-- \n${PRODUCT_NAME} - ${titleBar}\n`,
    html: staticPage(<MailPage language={language} title={title} parts={parts} />),
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
const INK = '#241E18';
const PAPER = '#FBF7F0';
const ACCENT = '#A8361B';
const MUTED = '#6A5F53';

function MailPartView({ part }: { part: MailPart }): ReactNode {
  if ('code' in part)
    return (
      <p
        className="code ink"
        style={{
          margin: '0 0 16px',
          padding: '16px',
          borderRadius: '8px',
          background: PAPER,
          textAlign: 'center',
          font: '600 31px ui-monospace,Menlo,Consolas,monospace',
          letterSpacing: '6px',
          color: INK,
        }}
      >
        {part.code}
      </p>
    );
  if ('button' in part)
    return (
      <p style={{ margin: '24px 0' }}>
        <a
          className="button"
          href={part.address}
          style={{
            display: 'inline-block',
            padding: '12px 20px',
            borderRadius: '8px',
            background: ACCENT,
            color: '#FFFFFF',
            font: `600 16px ${SANS}`,
            textDecoration: 'none',
          }}
        >
          {part.button}
        </a>
      </p>
    );
  if ('small' in part)
    return (
      <p className="muted" style={{ margin: '16px 0 0', font: `14px/1.6 ${SANS}`, color: MUTED }}>
        {part.small}
      </p>
    );
  return (
    <p className="ink" style={{ margin: '0 0 16px', font: `16px/1.6 ${SANS}`, color: INK }}>
      {part.paragraph}
    </p>
  );
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

const CARD = {
  maxWidth: '480px',
  background: '#FFFFFF',
  border: '1px solid #E6DCCE',
  borderRadius: '12px',
};

/** Laid out by tables, as mail programs need it. */
function MailPage({ language, title, parts }: Pick<Letter, 'language' | 'title' | 'parts'>): ReactNode {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={{ margin: '0', padding: '0', background: PAPER }}>
        <Table
          className="page"
          style={{ background: PAPER }}
          cell={{ align: 'center', padding: '32px 16px' }}
        >
          <p className="accent" style={{ margin: '0 0 20px', font: `600 25px ${SERIF}`, color: ACCENT }}>
            {PRODUCT_NAME}
          </p>
          <Table className="card" style={CARD} cell={{ padding: '32px' }}>
            <h1 className="ink" style={{ margin: '0 0 16px', font: `600 25px/1.25 ${SERIF}`, color: INK }}>
              {title}
            </h1>
            {parts.map((part, index) => (
              <MailPartView key={index} part={part} />
            ))}
          </Table>
          <p className="muted" style={{ margin: '20px 0 0', font: `14px ${SANS}`, color: MUTED }}>
            {sharedMessagesIn(language).product.titleBar}
          </p>
        </Table>
      </body>
    </html>
  );
}

interface TableProps {
  className: string;
  style: CSSProperties;
  cell: { align?: 'center'; padding: string };
  children: ReactNode;
}

/** A table of one cell. */
function Table({ className, style, cell: { align, padding }, children }: TableProps): ReactNode {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={style}
    >
      <tr>
        <td align={align} style={{ padding }}>
          {children}
        </td>
      </tr>
    </table>
  );
}
