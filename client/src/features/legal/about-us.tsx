import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const ABOUT_US: Chapter[] = [
  {
    title: 'Why it exists',
    text: (
      <>
        <p>
          Every kitchen has them: a card in a grandmother’s hand, a page torn from a magazine, a bookmark that
          stopped working, a video watched six times with floury fingers. They are worth keeping, and the
          places they live in rarely are.
        </p>
        <p>
          {PRODUCT_NAME} gives them one quiet home. Type a recipe in, or bring it from a web page, and it
          becomes what a cook needs: ingredients, steps, times, servings. No story to scroll through, no
          pop-up over the oven temperature.
        </p>
      </>
    ),
  },
  {
    title: 'Private first',
    text: (
      <>
        <p>
          A recipe collection says a lot about a family: what it eats, what it avoids, who comes to dinner. So
          it is private from the start. That is not a setting somewhere; it is what everything else was built
          around.
        </p>
        <blockquote className="my-8 border-l-4 border-accent pl-5 font-display text-2xl">
          Nothing you save can be seen by anybody else until you decide that it should.
        </blockquote>
        <ul>
          <li>You share recipe by recipe, by a link that you can take back with one click.</li>
          <li>No advertising, and nobody who counts your visits for it.</li>
          <li>No code from other companies runs on our pages.</li>
          <li>Pictures are kept here, so that reading a recipe tells no other website what you cook.</li>
          <li>Your notes stay yours: they travel only on a link that you made yourself.</li>
        </ul>
        <p>
          The details, down to each cookie, are in the <a href={paths.privacyPolicy()}>Privacy Policy</a>. It
          is a short read.
        </p>
      </>
    ),
  },
  {
    title: 'Made for cooking',
    text: (
      <p>
        Large type that can be read at arm’s length. Steps in order, ingredients to tick off, amounts for as
        many as are coming to dinner. A page that stays where it is while your hands are in the dough.
      </p>
    ),
  },
  {
    title: 'Yours to keep',
    text: (
      <p>
        What you put in, you can take out again: all your recipes and pictures as files that open without{' '}
        {PRODUCT_NAME}. And should you leave, deleting your account deletes it. Nothing is kept to bring you
        back.
      </p>
    ),
  },
  {
    title: 'Open to look at',
    text: (
      <p>
        {PRODUCT_NAME} is open source. It runs on a small computer at home as well as on a large server, and
        anybody may read how it does what it promises here.
      </p>
    ),
  },
];
