import * as common from '#messages/common.json';
import * as paste from '#messages/paste.json';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { BookmarkletHelp } from '../features/imports/bookmarklet-help.tsx';
import { ImportFrame } from '../features/imports/import-frame.tsx';
import { PasteBox } from '../features/imports/paste-box.tsx';
import WaysToAdd from '../features/imports/ways-to-add.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

/** The one box, and the other ways to add a recipe. */
export default function ImportPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <ImportFrame title={common.pasteALinkOrARecipe} subtitle={paste.whatItTakes}>
      <PasteBox isLarge isFirst />
      <WaysToAdd title={common.moreWays} />
      <BookmarkletHelp />
    </ImportFrame>
  );
}
