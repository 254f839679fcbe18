import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const TERMS: Chapter[] = [
  {
    title: 'Who this is between',
    text: (
      <p>
        {PRODUCT_NAME} is software that anybody may run. These terms are between you and whoever runs this
        one: the operator. They apply from the moment you have an account.
      </p>
    ),
  },
  {
    title: 'Your account',
    text: (
      <>
        <p>
          You need an email address that you can read, and a password that only you know. Keep it to yourself:
          what is done with your account counts as done by you. One account is for one person or one
          household.
        </p>
        <p>
          When somebody signs in from a browser that your account has not seen before, you get an email. If it
          was not you, change your password: that ends every other session.
        </p>
      </>
    ),
  },
  {
    title: 'Your recipes',
    text: (
      <>
        <p>
          What you save stays yours. You give {PRODUCT_NAME} the permission it needs to do its work and no
          more: to store your recipes and pictures, to show them to you, and to show them to the people you
          share them with.
        </p>
        <p>
          Recipes from books and websites may belong to somebody else. Keeping a copy for your own kitchen is
          usually fine; passing on whole texts and photographs may not be. You decide what you share, and you
          answer for it.
        </p>
      </>
    ),
  },
  {
    title: 'What is not allowed',
    text: (
      <>
        <ul>
          <li>Sharing what is unlawful, or what harms or deceives other people.</li>
          <li>Trying to get at other people’s recipes or accounts.</li>
          <li>Overloading the service, or using it to send unwanted messages.</li>
        </ul>
        <p>An account used for any of this may be closed.</p>
      </>
    ),
  },
  {
    title: 'What we promise, and what we do not',
    text: (
      <>
        <p>
          {PRODUCT_NAME} costs nothing to use here unless the operator has told you otherwise before you
          signed up. It is run with care, but without warranty: it may be away for maintenance, and an import
          may misread a page.
        </p>
        <p>
          Check an imported recipe before you cook from it, above all when somebody at the table has an
          allergy. Liability is excluded as far as the law allows.
        </p>
      </>
    ),
  },
  {
    title: 'Leaving',
    text: (
      <p>
        You may stop at any time. In the settings you can download what you have saved, and delete your
        account: your recipes, collections and shared links are gone in the same moment, and your email
        address is free to be used again. There is no way back from it, so download first.
      </p>
    ),
  },
  {
    title: 'Changes',
    text: (
      <p>
        If these terms change, the new text stands on this page before it applies. How your data are treated
        is told in the <a href={paths.privacyPolicy()}>Privacy Policy</a>.
      </p>
    ),
  },
];
