import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Chapter } from '../../components/layout/chapters.tsx';
import { WhatModelReads } from './what-model-reads.tsx';

export const PRIVACY_POLICY: Chapter[] = [
  {
    title: 'In short',
    text: (
      <ul>
        <li>What you save is private until you decide otherwise.</li>
        <li>No advertising, no tracking, no scripts from other companies, nothing sold.</li>
        <li>You can take everything with you, and you can delete everything, without asking anybody.</li>
      </ul>
    ),
  },
  {
    title: 'What is kept',
    text: (
      <ul>
        <li>
          <strong>Your account.</strong> Your email address, display name and username, and your password in a
          form that cannot be read back. A few words about yourself and where you live, if you choose to write
          them.
        </li>
        <li>
          <strong>Your kitchen.</strong> The recipes, pictures, collections and notes that you save, and the
          pages you asked to import.
        </li>
        <li>
          <strong>Your devices.</strong> For each place you are signed in: the browser, its network address,
          since when and when last. You see that list in the settings and can end each of them. For each
          browser you have used, its kind and when, so that a stranger’s sign-in stands out.
        </li>
        <li>
          <strong>Your shared links.</strong> How often each was opened and when last, but not by whom. So
          that nobody is counted twice in an hour, a visit leaves a mark made with a key that changes every
          day.
        </li>
        <li>
          <strong>Attempts.</strong> How often an address on the network tried to sign in or sign up lately,
          so that passwords cannot be guessed.
        </li>
      </ul>
    ),
  },
  {
    title: 'Your pictures',
    text: (
      <p>
        Every picture is drawn anew before it is kept. Where it was taken, when and with which camera stays
        behind. It is shown only to those who may see the recipe it belongs to, and that is asked again each
        time.
      </p>
    ),
  },
  {
    title: 'What it is used for',
    text: (
      <p>
        To show you your recipes, to send you the messages your account needs, and to keep strangers out. For
        nothing else. What you cook is nobody’s statistics.
      </p>
    ),
  },
  {
    title: 'Who can see it',
    text: (
      <>
        <p>
          You. Beyond that, only those you choose: whoever holds a link that you made sees that one recipe,
          your notes on it and your display name, until you take the link back. A collection is private until
          you open it.
        </p>
        <p>
          People who are signed in may see your display name and username; four switches in the settings
          decide what else your profile shows. Your email address is shown to nobody.
        </p>
        <p>
          Whoever operates this {PRODUCT_NAME} can reach the data to maintain it, and answers for what they do
          with that.
        </p>
      </>
    ),
  },
  {
    title: 'Emails',
    text: (
      <p>
        You get the code that confirms your address, the link to a new password when you ask for it, and a
        word when your password was changed, when a new browser signed in, or when somebody tried to sign up
        with your address. No newsletter. The emails load nothing from anywhere, so nobody learns whether you
        have read them.
      </p>
    ),
  },
  {
    title: 'Cookies',
    text: (
      <>
        <p>Three, and each of them only for what it says:</p>
        <ul>
          <li>
            One keeps you signed in. It ends 30 days after your last visit, and after 90 days at the latest.
          </li>
          <li>One belongs to a sign-up until its code is entered, for a day at most.</li>
          <li>
            One tells a browser that you have used before from a new one. It lasts a year and signs nobody in.
          </li>
        </ul>
        <p>
          Your browser also remembers how you like the app to look. That is all, so there is no banner to
          click away.
        </p>
      </>
    ),
  },
  {
    title: 'Other websites',
    text: (
      <p>
        When you import a page, our server reads it; your browser does not. The picture of a recipe is copied
        here, so that looking at it tells nobody. A video that you choose to watch is played by the platform
        it comes from, under its own rules.
      </p>
    ),
  },
  { title: 'AI models', text: <WhatModelReads /> },
  {
    title: 'How long',
    text: (
      <>
        <p>
          Recipes are kept until you delete them. A sign-up that was never confirmed is forgotten after a day,
          a picture that belongs to nothing likewise, the marks of visits after two days, a browser you no
          longer use after a year.
        </p>
        <p>
          When you delete your account, everything that is yours goes in one step: recipes, collections,
          notes, links, devices, the address itself. The files of your pictures are removed right after.
          Copies in the operator’s backups last as long as those backups do.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <p>
        You may see, correct, take along and remove what is kept about you. All of that is in the settings:
        your profile, your devices, “Download my data” and “Delete Account”. For anything else, Contact
        Support below leads to the operator. What you agree to by having an account stands in the{' '}
        <a href={paths.terms()}>Terms & Conditions</a>.
      </p>
    ),
  },
];
