import { paths } from '@larder/shared/paths';
import { recognise } from './recognise.ts';

interface WayOfImport {
  to: string;
  /** What is to be started there at once. */
  begin: string;
}

/** Where what was pasted is imported; in its place whether it has several lines when it is not clear what it is. */
export function wayOf(given: string): WayOfImport | 'unclear' | 'things' {
  const brought = recognise(given);
  switch (brought.kind) {
    case 'page':
      return { to: paths.importUrl(), begin: brought.text };
    case 'post':
      return { to: paths.importSocial(), begin: brought.text };
    case 'many':
      return { to: paths.importMany(), begin: brought.text };
    case 'html':
      return { to: paths.pastePage(), begin: brought.text };
    case 'text':
      return asText(brought.text);
    case 'things':
    case 'unclear':
      return brought.kind;
  }
}

/** What is imported as the text of a recipe, whatever it looks like. */
export function asText(text: string): WayOfImport {
  return { to: paths.importText(), begin: text };
}
