import * as words from '#words/legal.json';
import { rich } from '../../lib/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';
import { WhatModelReads } from './what-model-reads.tsx';

export const PRIVACY_POLICY: Chapter[] = [
  {
    title: words.inShort,
    text: (
      <ul>
        <li>{words.whatYouSaveIsPrivateUntil}</li>
        <li>{words.noAdvertisingNoTrackingNoScripts}</li>
        <li>{words.youCanTakeEverythingWithYou}</li>
      </ul>
    ),
  },
  {
    title: words.whatIsKept,
    text: (
      <ul>
        <li>{rich(words.yourAccountYourEmailAddressDisplay, { a: (text) => <strong>{text}</strong> })}</li>
        <li>
          {rich(words.yourKitchenTheRecipesPicturesCollections, { a: (text) => <strong>{text}</strong> })}
        </li>
        <li>{rich(words.yourDevicesForEachPlaceYou, { a: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(words.yourSharedLinksHowOftenEach, { a: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(words.attemptsHowOftenANetworkAddress, { a: (text) => <strong>{text}</strong> })}</li>
      </ul>
    ),
  },
  {
    title: words.yourPictures,
    text: <p>{words.everyPictureIsRedrawnBeforeIt}</p>,
  },
  {
    title: words.whatItIsUsedFor,
    text: <p>{words.toShowYouYourRecipesTo}</p>,
  },
  {
    title: words.whoCanSeeIt,
    text: (
      <>
        <p>{words.youBeyondThatOnlyThePeople}</p>
        <p>{words.peopleWhoAreSignedInMay}</p>
        <p>{words.whoeverRunsThisLarderCanAccess}</p>
      </>
    ),
  },
  {
    title: words.emails,
    text: <p>{words.youGetTheCodeThatConfirms}</p>,
  },
  {
    title: words.cookies,
    text: (
      <>
        <p>{words.fourEachForOnePurposeOnly}</p>
        <ul>
          <li>{words.oneKeepsYouSignedInIt}</li>
          <li>{words.oneBelongsToASignUp}</li>
          <li>{words.oneTellsABrowserThatYou}</li>
          <li>{words.oneRemembersTheLanguage}</li>
        </ul>
        <p>{words.yourBrowserAlsoRemembersHowYou}</p>
      </>
    ),
  },
  {
    title: words.otherWebsites,
    text: <p>{words.whenYouImportAPageOur}</p>,
  },
  { title: words.aiModels, text: <WhatModelReads /> },
  {
    title: words.howLong,
    text: (
      <>
        <p>{words.recipesAreKeptUntilYouDelete}</p>
        <p>{words.whenYouDeleteYourAccountEverything}</p>
      </>
    ),
  },
  {
    title: words.yourRights,
    text: (
      <p>{rich(words.youCanSeeCorrectDownloadAnd, { a: (text) => <a href={paths.terms()}>{text}</a> })}</p>
    ),
  },
];
