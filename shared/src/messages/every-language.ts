import deAccount from './de/account.json';
import deAuth from './de/auth.json';
import deBin from './de/bin.json';
import deDevices from './de/devices.json';
import deErrors from './de/errors.json';
import deEvidence from './de/evidence.json';
import deExport from './de/export.json';
import deFields from './de/fields.json';
import deFollow from './de/follow.json';
import deFoodRule from './de/food-rule.json';
import deHeldPhotos from './de/held-photos.json';
import deImport from './de/import.json';
import deInput from './de/input.json';
import deLimits from './de/limits.json';
import deMove from './de/move.json';
import deNutrition from './de/nutrition.json';
import dePhoto from './de/photo.json';
import dePhotoLabels from './de/photo-labels.json';
import dePhotoNotes from './de/photo-notes.json';
import dePlan from './de/plan.json';
import dePlatforms from './de/platforms.json';
import dePlaylist from './de/playlist.json';
import deProduct from './de/product.json';
import deProfile from './de/profile.json';
import deRecipe from './de/recipe.json';
import deShare from './de/share.json';
import deSharing from './de/sharing.json';
import deShopping from './de/shopping.json';
import deSmartCollection from './de/smart-collection.json';
import deSocial from './de/social.json';
import deToken from './de/token.json';
import deVideoOffer from './de/video-offer.json';
import enAccount from './en/account.json';
import enAuth from './en/auth.json';
import enBin from './en/bin.json';
import enDevices from './en/devices.json';
import enErrors from './en/errors.json';
import enEvidence from './en/evidence.json';
import enExport from './en/export.json';
import enFields from './en/fields.json';
import enFollow from './en/follow.json';
import enFoodRule from './en/food-rule.json';
import enHeldPhotos from './en/held-photos.json';
import enImport from './en/import.json';
import enInput from './en/input.json';
import enLimits from './en/limits.json';
import enMove from './en/move.json';
import enNutrition from './en/nutrition.json';
import enPhoto from './en/photo.json';
import enPhotoLabels from './en/photo-labels.json';
import enPhotoNotes from './en/photo-notes.json';
import enPlan from './en/plan.json';
import enPlatforms from './en/platforms.json';
import enPlaylist from './en/playlist.json';
import enProduct from './en/product.json';
import enProfile from './en/profile.json';
import enRecipe from './en/recipe.json';
import enShare from './en/share.json';
import enSharing from './en/sharing.json';
import enShopping from './en/shopping.json';
import enSmartCollection from './en/smart-collection.json';
import enSocial from './en/social.json';
import enToken from './en/token.json';
import enVideoOffer from './en/video-offer.json';
import type { Language } from './language.ts';

// For the server alone: every sentence that it shares with the client, in every language.

const ENGLISH = {
  account: enAccount,
  auth: enAuth,
  bin: enBin,
  devices: enDevices,
  errors: enErrors,
  evidence: enEvidence,
  export: enExport,
  fields: enFields,
  follow: enFollow,
  'food-rule': enFoodRule,
  'held-photos': enHeldPhotos,
  import: enImport,
  input: enInput,
  limits: enLimits,
  move: enMove,
  nutrition: enNutrition,
  photo: enPhoto,
  'photo-labels': enPhotoLabels,
  'photo-notes': enPhotoNotes,
  plan: enPlan,
  platforms: enPlatforms,
  playlist: enPlaylist,
  product: enProduct,
  profile: enProfile,
  recipe: enRecipe,
  share: enShare,
  sharing: enSharing,
  shopping: enShopping,
  smartCollection: enSmartCollection,
  social: enSocial,
  token: enToken,
  'video-offer': enVideoOffer,
};
export type SharedMessages = typeof ENGLISH;

const CATALOGUES: Record<Language, SharedMessages> = {
  en: ENGLISH,
  de: {
    account: deAccount,
    auth: deAuth,
    bin: deBin,
    devices: deDevices,
    errors: deErrors,
    evidence: deEvidence,
    export: deExport,
    fields: deFields,
    follow: deFollow,
    'food-rule': deFoodRule,
    'held-photos': deHeldPhotos,
    import: deImport,
    input: deInput,
    limits: deLimits,
    move: deMove,
    nutrition: deNutrition,
    photo: dePhoto,
    'photo-labels': dePhotoLabels,
    'photo-notes': dePhotoNotes,
    plan: dePlan,
    platforms: dePlatforms,
    playlist: dePlaylist,
    product: deProduct,
    profile: deProfile,
    recipe: deRecipe,
    share: deShare,
    sharing: deSharing,
    shopping: deShopping,
    smartCollection: deSmartCollection,
    social: deSocial,
    token: deToken,
    'video-offer': deVideoOffer,
  },
};

export function sharedMessagesIn(language: Language): SharedMessages {
  return CATALOGUES[language];
}
