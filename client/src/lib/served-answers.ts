import type { SessionDto } from '@larder/shared/auth/schema';
import { SERVED_ANSWERS, type ServedAnswers } from '@larder/shared/served-page';
import type { WrittenAnswer } from './read-answer.ts';

/** What came with the page in place of its first calls. */
let answers: OnPage | null | undefined;
type OnPage = ServedAnswers & { isTaken?: boolean };

function served(): OnPage | null {
  if (answers !== undefined) return answers;
  const element = typeof document === 'undefined' ? null : document.getElementById(SERVED_ANSWERS);
  const json = element?.textContent;
  // Somebody may sign out while the page stays.
  element?.remove();
  return (answers = json ? (JSON.parse(json) as OnPage) : null);
}

/** Given once: later it would be out of date. */
export function takeServedSession(): WrittenAnswer | undefined {
  const page = served();
  if (!page || page.isTaken) return undefined;
  page.isTaken = true;
  return page.session as WrittenAnswer;
}

/** The first list of home, the drafts that wait, and what is planned for today, as the page came with them, for the person whose page it was. */
export function servedTo(userId: string): {
  list?: WrittenAnswer;
  drafts?: WrittenAnswer;
  tonight?: WrittenAnswer;
} {
  const page = served();
  const session = (page?.session as WrittenAnswer | undefined)?.json as SessionDto | undefined;
  if (session?.userId !== userId) return {};
  return {
    list: page?.list as WrittenAnswer,
    drafts: page?.drafts as WrittenAnswer,
    ...(page?.tonight !== undefined && { tonight: page.tonight as WrittenAnswer }),
  };
}
