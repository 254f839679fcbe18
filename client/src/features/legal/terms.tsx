import * as messages from '#messages/legal.json';
import { rich } from '../../components/ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const TERMS: Chapter[] = [
  {
    title: messages.whoThisIsBetween,
    text: <p>{messages.larderIsSoftwareThatAnyoneMay}</p>,
  },
  {
    title: messages.yourAccount,
    text: (
      <>
        <p>{messages.youNeedAnEmailAddressThat}</p>
        <p>{messages.whenSomebodySignsInFromA}</p>
      </>
    ),
  },
  {
    title: messages.yourRecipes,
    text: (
      <>
        <p>{messages.whatYouSaveStaysYoursYou}</p>
        <p>{messages.recipesFromBooksAndWebsitesMay}</p>
      </>
    ),
  },
  {
    title: messages.whatIsNotAllowed,
    text: (
      <>
        <ul>
          <li>{messages.sharingWhatIsUnlawfulOrWhat}</li>
          <li>{messages.tryingToGetIntoOtherPeoples}</li>
          <li>{messages.overloadingTheServiceOrUsingIt}</li>
        </ul>
        <p>{messages.anAccountUsedForAnyOf}</p>
      </>
    ),
  },
  {
    title: messages.whatWePromiseAndWhatWe,
    text: (
      <>
        <p>{messages.larderCostsNothingToUseHere}</p>
        <p>{messages.checkAnImportedRecipeBeforeYou}</p>
      </>
    ),
  },
  {
    title: messages.leaving,
    text: <p>{messages.youCanStopAtAnyTime}</p>,
  },
  {
    title: messages.changes,
    text: (
      <p>
        {rich(messages.ifTheseTermsChangeTheNew, { a: (text) => <a href={paths.privacyPolicy()}>{text}</a> })}
      </p>
    ),
  },
];
