import { PRODUCT_NAME } from '@larder/shared/product';
import { TextPage } from '../components/layout/text-page.tsx';

export default function TermsPage() {
  return (
    <TextPage
      title="Terms & Conditions"
      lead={`What you can expect of ${PRODUCT_NAME}, and what it expects of you.`}
    >
      <h2>Your account</h2>
      <p>
        You need an email address that you can read, and a password that only you know. Keep it to yourself:
        what is done with your account counts as done by you. One account is for one person or one household.
      </p>
      <h2>Your recipes</h2>
      <p>
        What you save stays yours. You give {PRODUCT_NAME} the permission it needs to do its work: to store
        your recipes and pictures, to show them to you, and to show them to the people you share them with.
      </p>
      <p>
        Recipes from books and websites may belong to somebody else. Keeping a copy for your own kitchen is
        usually fine; passing on whole texts and photographs may not be. You decide what you share, and you
        answer for it.
      </p>
      <h2>What is not allowed</h2>
      <ul>
        <li>Sharing what is unlawful, or what harms or deceives other people.</li>
        <li>Trying to get at other people’s recipes or accounts.</li>
        <li>Overloading the service, or using it to send unwanted messages.</li>
      </ul>
      <p>An account used for any of this may be closed.</p>
      <h2>What we promise, and what we do not</h2>
      <p>
        {PRODUCT_NAME} is run with care, but without warranty: it may be away for maintenance, and imports may
        misread a page. Check an imported recipe before you cook from it, above all when somebody at the table
        has an allergy. Liability is excluded as far as the law allows.
      </p>
      <h2>Ending it</h2>
      <p>
        You may stop using {PRODUCT_NAME} at any time. A shared link stops working as soon as you take it
        back.
      </p>
      <h2>Changes</h2>
      <p>If these terms change, the new text stands on this page before it applies.</p>
    </TextPage>
  );
}
