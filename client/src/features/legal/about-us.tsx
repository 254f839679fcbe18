import * as messages from '#messages/legal.json';
import { rich } from '../../components/ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';

export const ABOUT_US: Chapter[] = [
  {
    title: messages.whyItExists,
    text: (
      <>
        <p>{messages.everyKitchenHasThemACard}</p>
        <p>{messages.larderGivesThemOneQuietHome}</p>
      </>
    ),
  },
  {
    title: messages.privateFirst,
    text: (
      <>
        <p>{messages.aRecipeCollectionSaysALot}</p>
        <blockquote className="my-8 border-l-4 border-accent pl-5 font-display text-2xl">
          {messages.nobodyElseCanSeeAnythingYou}
        </blockquote>
        <ul>
          <li>{messages.youShareRecipeByRecipeWith}</li>
          <li>{messages.noAdvertisingAndNobodyCountingYour}</li>
          <li>{messages.noCodeFromOtherCompaniesRuns}</li>
          <li>{messages.picturesAreStoredHereSoReading}</li>
          <li>{messages.yourNotesStayYoursTheyTravel}</li>
        </ul>
        <p>
          {rich(messages.theDetailsDownToEachCookie, {
            a: (text) => <a href={paths.privacyPolicy()}>{text}</a>,
          })}
        </p>
      </>
    ),
  },
  {
    title: messages.madeForCooking,
    text: <p>{messages.largeTypeYouCanReadAt}</p>,
  },
  {
    title: messages.yoursToKeep,
    text: <p>{messages.whatYouPutInYouCan}</p>,
  },
  {
    title: messages.openForAnyoneToRead,
    text: <p>{messages.larderIsOpenSourceItRuns}</p>,
  },
];
