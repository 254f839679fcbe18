import * as messages from '#messages/legal.json';
import { rich } from '../../components/ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { Chapter } from '../../components/layout/chapters.tsx';
import { WhatModelReads } from './what-model-reads.tsx';

export const PRIVACY_POLICY: Chapter[] = [
  {
    title: messages.inShort,
    text: (
      <ul>
        <li>{messages.whatYouSaveIsPrivateUntil}</li>
        <li>{messages.noAdvertisingNoTrackingNoScripts}</li>
        <li>{messages.youCanTakeEverythingWithYou}</li>
      </ul>
    ),
  },
  {
    title: messages.whatIsKept,
    text: (
      <ul>
        <li>{rich(messages.yourAccountYourEmailAddressDisplay, { a: (text) => <strong>{text}</strong> })}</li>
        <li>
          {rich(messages.yourKitchenTheRecipesPicturesCollections, { a: (text) => <strong>{text}</strong> })}
        </li>
        <li>{rich(messages.yourDevicesForEachPlaceYou, { a: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(messages.yourSharedLinksHowOftenEach, { a: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(messages.attemptsHowOftenANetworkAddress, { a: (text) => <strong>{text}</strong> })}</li>
      </ul>
    ),
  },
  {
    title: messages.yourPictures,
    text: <p>{messages.everyPictureIsRedrawnBeforeIt}</p>,
  },
  {
    title: messages.whatItIsUsedFor,
    text: <p>{messages.toShowYouYourRecipesTo}</p>,
  },
  {
    title: messages.whoCanSeeIt,
    text: (
      <>
        <p>{messages.youBeyondThatOnlyThePeople}</p>
        <p>{messages.peopleWhoAreSignedInMay}</p>
        <p>{messages.whoeverRunsThisLarderCanAccess}</p>
      </>
    ),
  },
  {
    title: messages.emails,
    text: <p>{messages.youGetTheCodeThatConfirms}</p>,
  },
  {
    title: messages.cookies,
    text: (
      <>
        <p>{messages.fiveEachForOnePurposeOnly}</p>
        <ul>
          <li>{messages.oneKeepsYouSignedInIt}</li>
          <li>{messages.oneBelongsToASignUp}</li>
          <li>{messages.oneTellsABrowserThatYou}</li>
          <li>{messages.oneRemembersTheLanguage}</li>
          <li>{messages.oneTellsYourTimeZone}</li>
        </ul>
        <p>{messages.installedItKeepsYourRecipes}</p>
        <p>{messages.yourBrowserAlsoRemembersHowYou}</p>
      </>
    ),
  },
  {
    title: messages.otherWebsites,
    text: <p>{messages.whenYouImportAPageOur}</p>,
  },
  { title: messages.aiModels, text: <WhatModelReads /> },
  {
    title: messages.howLong,
    text: (
      <>
        <p>{messages.recipesAreKeptUntilYouDelete}</p>
        <p>{messages.whenYouDeleteYourAccountEverything}</p>
      </>
    ),
  },
  {
    title: messages.yourRights,
    text: (
      <p>{rich(messages.youCanSeeCorrectDownloadAnd, { a: (text) => <a href={paths.terms()}>{text}</a> })}</p>
    ),
  },
];
