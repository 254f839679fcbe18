import * as words from '#words/legal.json';
import { rich } from '../../lib/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const TERMS: Chapter[] = [
  {
    title: words.whoThisIsBetween,
    text: <p>{words.larderIsSoftwareThatAnyoneMay}</p>,
  },
  {
    title: words.yourAccount,
    text: (
      <>
        <p>{words.youNeedAnEmailAddressThat}</p>
        <p>{words.whenSomebodySignsInFromA}</p>
      </>
    ),
  },
  {
    title: words.yourRecipes,
    text: (
      <>
        <p>{words.whatYouSaveStaysYoursYou}</p>
        <p>{words.recipesFromBooksAndWebsitesMay}</p>
      </>
    ),
  },
  {
    title: words.whatIsNotAllowed,
    text: (
      <>
        <ul>
          <li>{words.sharingWhatIsUnlawfulOrWhat}</li>
          <li>{words.tryingToGetIntoOtherPeoples}</li>
          <li>{words.overloadingTheServiceOrUsingIt}</li>
        </ul>
        <p>{words.anAccountUsedForAnyOf}</p>
      </>
    ),
  },
  {
    title: words.whatWePromiseAndWhatWe,
    text: (
      <>
        <p>{words.larderCostsNothingToUseHere}</p>
        <p>{words.checkAnImportedRecipeBeforeYou}</p>
      </>
    ),
  },
  {
    title: words.leaving,
    text: <p>{words.youCanStopAtAnyTime}</p>,
  },
  {
    title: words.changes,
    text: (
      <p>
        {rich(words.ifTheseTermsChangeTheNew, { a: (text) => <a href={paths.privacyPolicy()}>{text}</a> })}
      </p>
    ),
  },
];
