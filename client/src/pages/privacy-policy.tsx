import { PRODUCT_NAME } from '@larder/shared/product';
import { TextPage } from '../components/layout/text-page.tsx';

export default function PrivacyPolicyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What is kept about you, why, and who can see it. It is short because it is little."
    >
      <h2>What we keep</h2>
      <ul>
        <li>
          Your email address, display name and username, and your password in a form that cannot be read back.
        </li>
        <li>The recipes, pictures, collections and notes that you save.</li>
        <li>
          Which of your recipes you have shared, and how often a shared link was opened, but not by whom.
        </li>
        <li>The pages you asked to import, so that you can come back to them.</li>
        <li>For each place you are signed in: when, and with which browser.</li>
      </ul>
      <h2>What it is used for</h2>
      <p>
        To show you your recipes, to send you the codes and messages your account needs, and to keep strangers
        out. For nothing else. There is no advertising, no tracking across websites, and nothing is sold.
      </p>
      <h2>Who can see it</h2>
      <p>
        You. Beyond that, only those you choose: whoever holds a link that you made sees that one recipe, your
        notes on it and your display name, until you take the link back. The operator of this {PRODUCT_NAME}{' '}
        can reach the data for maintenance.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in, and a short-lived one belongs to a sign-up in progress. A third one
        tells a browser that you have signed in with before from a new one, so that a stranger’s sign-in
        reaches you as an email; it lasts a year and does nothing else. Your browser also remembers how you
        like the app to look. That is all, so there is no banner to click away.
      </p>
      <h2>Other websites</h2>
      <p>
        When you import a page, our server reads it; your browser does not. The picture of a recipe is copied
        here. A video that you choose to watch on a recipe page is played by the platform it comes from, under
        its own rules.
      </p>
      <h2>How long</h2>
      <p>
        Recipes are kept until you delete them. A sign-up that was never confirmed is forgotten after a day,
        and a session ends after at most 90 days.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct and remove what is kept about you. Most of it you can do yourself in the app; for
        the rest, write to the operator of this {PRODUCT_NAME}.
      </p>
    </TextPage>
  );
}
