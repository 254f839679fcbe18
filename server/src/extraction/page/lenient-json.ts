/** A value read from a page. Objects may carry any key, '__proto__' included: read them with `property` only. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

const MAX_DEPTH = 100;
const MAX_VALUES = 200_000;

/** What a bare word stands for. */
type Words = ReadonlyMap<string, JsonValue>;

/**
 * Reads JSON as pages write it: strictly if it can be, else forgiving raw line breaks, bad escapes and stray quotes in
 * strings, comments, CDATA, missing or surplus commas, several values in a row and a missing end.
 */
export function parseLenientJson(text: string, words?: Words): JsonValue[] {
  return parseStrictly(text) ?? new LenientReader(text, words).readAll(/[{[]/g);
}

/** The objects and lists that a script assigns to names or passes on, read as forgivingly. */
export function parseJsonIn(script: string): JsonValue[] {
  const strict = parseStrictly(script);
  if (strict !== undefined) return strict;
  const start = script.search(VALUE_START);
  const end = Math.max(script.lastIndexOf('}'), script.lastIndexOf(']')) + 1;
  const only = start < 0 ? undefined : parseStrictly(script.slice(start, end).replace(/^[^{[]*/, ''));
  return only ?? new LenientReader(script, new Map()).readAll(new RegExp(VALUE_START, 'g'));
}

const VALUE_START = /(?:^|[=(]|return)\s*[{[](?=\s*["'{[\w$])/;

function parseStrictly(text: string): JsonValue[] | undefined {
  try {
    return text.trim() === '' ? [] : [JSON.parse(text) as JsonValue];
  } catch {
    return undefined;
  }
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object, in whatever case its key is written; undefined for anything else. */
export function property(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, key)) return value[key];
  const folded = key.toLowerCase();
  const written = Object.keys(value).find((own) => own.length === key.length && own.toLowerCase() === folded);
  return written === undefined ? undefined : value[written];
}

class LenientReader {
  private readonly text: string;
  private at = 0;
  private values = 0;
  private readonly words: Words | undefined;

  /** With words it is a script: its strings are well formed. */
  constructor(text: string, words?: Words) {
    this.words = words;
    this.text = text.replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ');
  }

  /** Every value whose bracket is the last character that such a pattern finds. */
  readAll(start: RegExp): JsonValue[] {
    const values: JsonValue[] = [];
    while (this.at < this.text.length && this.values < MAX_VALUES) {
      start.lastIndex = this.at;
      if (start.exec(this.text) === null) break;
      this.at = start.lastIndex - 1;
      const value = this.readValue(0);
      if (value !== undefined) values.push(value);
    }
    return values;
  }

  private readValue(depth: number): JsonValue | undefined {
    this.skipBlanks();
    if (++this.values > MAX_VALUES || depth > MAX_DEPTH) {
      this.at = this.text.length;
      return undefined;
    }
    const character = this.text[this.at];
    if (character === '{') return this.readObject(depth);
    if (character === '[') return this.readArray(depth);
    if (character === '"') return this.readString('"');
    if (character === "'") return this.readString("'");
    return this.readWord();
  }

  private readObject(depth: number): JsonObject {
    const object = Object.create(null) as Record<string, JsonValue>;
    this.at++;
    while (this.at < this.text.length) {
      this.skipBlanks();
      const character = this.text[this.at];
      if (character === '}') {
        this.at++;
        break;
      }
      if (character === ']') break;
      if (character === ',' || character === ';') {
        this.at++;
        continue;
      }
      const key = character === '"' || character === "'" ? this.readString(character) : this.readKey();
      this.skipBlanks();
      if (this.text[this.at] !== ':') {
        if (key === '') this.at++;
        continue;
      }
      this.at++;
      const value = this.readValue(depth + 1);
      if (value !== undefined) object[key] = value;
    }
    return object;
  }

  private readArray(depth: number): JsonValue[] {
    const array: JsonValue[] = [];
    this.at++;
    while (this.at < this.text.length) {
      this.skipBlanks();
      const character = this.text[this.at];
      if (character === ']') {
        this.at++;
        break;
      }
      if (character === '}') break;
      if (character === ',' || character === ':' || character === ';') {
        this.at++;
        continue;
      }
      const before = this.at;
      const value = this.readValue(depth + 1);
      if (value !== undefined) array.push(value);
      if (this.at === before) this.at++;
    }
    return array;
  }

  private readString(quote: string): string {
    const pieces: string[] = [];
    let from = ++this.at;
    while (this.at < this.text.length) {
      const character = this.text[this.at];
      if (character === '\\') {
        pieces.push(this.text.slice(from, this.at), this.readEscape());
        from = this.at;
      } else if (character === quote && this.endsString()) {
        pieces.push(this.text.slice(from, this.at));
        this.at++;
        return pieces.join('');
      } else this.at++;
    }
    pieces.push(this.text.slice(from));
    return pieces.join('');
  }

  /** A quote ends its string when what follows could only follow a string; otherwise it was meant as a character. */
  private endsString(): boolean {
    if (this.words !== undefined) return true;
    const ahead =
      /\s*(?:$|[}\]:]|,\s*(?:["'{[}\]\d/-]|true|false|null|$)|["'][^"'\n]{1,60}["']\s*:|\/[/*]|<!|;\s*$)/y;
    ahead.lastIndex = this.at + 1;
    return ahead.test(this.text);
  }

  private readEscape(): string {
    const letter = this.text[this.at + 1] ?? '';
    if (letter === 'u') {
      const code = /[\da-f]{4}/iy;
      code.lastIndex = this.at + 2;
      const digits = code.exec(this.text)?.[0];
      if (digits !== undefined) {
        this.at += 6;
        return String.fromCharCode(parseInt(digits, 16));
      }
    }
    this.at += 2;
    const known: Record<string, string> = { n: '\n', r: '\n', t: '\t', b: '', f: '' };
    return Object.hasOwn(known, letter) ? (known[letter] ?? '') : letter;
  }

  private readKey(): string {
    const name = /[\w@$-]+/y;
    name.lastIndex = this.at;
    const key = name.exec(this.text)?.[0] ?? '';
    this.at += key.length;
    return key;
  }

  private readWord(): JsonValue | undefined {
    const word = /[^\s,:{}[\]"']+/y;
    word.lastIndex = this.at;
    const raw = word.exec(this.text)?.[0] ?? '';
    this.at += raw.length;
    const known = this.words?.get(raw);
    if (known !== undefined) return known;
    if (raw === 'true' || raw === 'false') return raw === 'true';
    if (raw === 'null' || raw === '' || raw === 'undefined') return raw === 'null' ? null : undefined;
    const number = Number(raw);
    return Number.isFinite(number) ? number : raw;
  }

  /** Spaces and comments. */
  private skipBlanks(): void {
    const blank = /\s+|\/\*|\/\/[^\n]*/y;
    for (;;) {
      blank.lastIndex = this.at;
      const match = blank.exec(this.text);
      if (match === null) return;
      this.at = blank.lastIndex;
      if (match[0] === '/*') {
        const end = this.text.indexOf('*/', this.at);
        this.at = end < 0 ? this.text.length : end + 2;
      }
    }
  }
}
