import * as words from '#words/legal.json';
import { rich } from '../../lib/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const ABOUT_US: Chapter[] = [
  {
    title: words.whyItExists,
    text: (
      <>
        <p>{words.everyKitchenHasThemACard}</p>
        <p>{words.larderGivesThemOneQuietHome}</p>
      </>
    ),
  },
  {
    title: words.privateFirst,
    text: (
      <>
        <p>{words.aRecipeCollectionSaysALot}</p>
        <blockquote className="my-8 border-l-4 border-accent pl-5 font-display text-2xl">
          {words.nobodyElseCanSeeAnythingYou}
        </blockquote>
        <ul>
          <li>{words.youShareRecipeByRecipeWith}</li>
          <li>{words.noAdvertisingAndNobodyCountingYour}</li>
          <li>{words.noCodeFromOtherCompaniesRuns}</li>
          <li>{words.picturesAreStoredHereSoReading}</li>
          <li>{words.yourNotesStayYoursTheyTravel}</li>
        </ul>
        <p>
          {rich(words.theDetailsDownToEachCookie, {
            a: (text) => <a href={paths.privacyPolicy()}>{text}</a>,
          })}
        </p>
      </>
    ),
  },
  {
    title: words.madeForCooking,
    text: <p>{words.largeTypeYouCanReadAt}</p>,
  },
  {
    title: words.yoursToKeep,
    text: <p>{words.whatYouPutInYouCan}</p>,
  },
  {
    title: words.openForAnyoneToRead,
    text: <p>{words.larderIsOpenSourceItRuns}</p>,
  },
];
