import { paths } from '@larder/shared/paths';
import { recognise } from './recognise.ts';

interface WayOfImport {
  to: string;
  /** What is to be started there at once. */
  begin: string;
}

/** Where what was pasted is imported; undefined when it is not clear what it is. */
export function wayOf(given: string): WayOfImport | undefined {
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
      return { to: paths.importText(), begin: brought.text };
    case 'unclear':
      return undefined;
  }
}
