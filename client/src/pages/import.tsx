import * as messages from '#messages/imports.json';
import * as common from '#messages/common.json';
import * as paste from '#messages/paste.json';
import { paths } from '@larder/shared/paths';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { Link } from 'react-router-dom';
import { BookmarkletHelp } from '../features/imports/bookmarklet-help.tsx';
import { ImportFrame } from '../features/imports/import-frame.tsx';
import { PasteBox } from '../features/imports/paste-box.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

const WAYS = [
  { label: messages.importFromUrl, to: paths.importUrl() },
  { label: messages.manyLinks, to: paths.importMany() },
  { label: messages.importFromSocialMedia, to: paths.importSocial() },
  { label: messages.pasteText, to: paths.importText() },
  { label: messages.enterItByHand, to: paths.addRecipe() },
];

/** The one box, and the other ways to add a recipe. */
export default function ImportPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <ImportFrame title={common.pasteALinkOrARecipe} subtitle={paste.whatItTakes}>
      <PasteBox isLarge />
      <h2 className="mt-8 text-lg">{messages.otherOptions}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {WAYS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <BookmarkletHelp />
    </ImportFrame>
  );
}
