import * as words from '#words/common.json';
export const LOADING_MESSAGE = words.pleaseWaitWhileWePrepareYour;
