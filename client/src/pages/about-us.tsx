import { PRODUCT_NAME } from '@larder/shared/product';
import { TextPage } from '../components/layout/text-page.tsx';

export default function AboutPage() {
  return (
    <TextPage title="About" lead="A shelf for the recipes you would hate to lose.">
      <p>
        Every kitchen has them: a card in a grandmother’s hand, a page torn from a magazine, a bookmark that
        stopped working, a video watched six times with floury fingers. They are worth keeping, and the places
        they live in rarely are.
      </p>
      <p>
        {PRODUCT_NAME} gives them one quiet home. Type a recipe in, or bring it from a web page, and it
        becomes what a cook needs: ingredients, steps, times, servings. No story to scroll through, no pop-up
        over the oven temperature.
      </p>
      <h2>Private first</h2>
      <p>
        A recipe collection says a lot about a family: what it eats, what it avoids, who comes to dinner. So
        it is private from the start. Nothing you save can be seen by anybody else until you decide that it
        should, recipe by recipe, and a link you have shared can be taken back with one click.
      </p>
      <ul>
        <li>No advertising, and nobody who counts your visits for it.</li>
        <li>No scripts from other companies on our pages.</li>
        <li>Pictures are kept here, so that reading a recipe tells no other website what you cook.</li>
        <li>Your notes stay yours: they travel only on a link that you made yourself.</li>
      </ul>
      <h2>Made to last</h2>
      <p>
        {PRODUCT_NAME} is open source. It can run on a small computer at home as well as on a large server,
        and what you put into it remains yours.
      </p>
    </TextPage>
  );
}
