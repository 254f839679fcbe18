import {
  pastedFrom,
  SHARED_FROM_APPS,
  SHARED_PHOTO,
  SHARED_TEXT,
  type SharedFields,
} from '@larder/shared/installed-app/shared-from-apps';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { visitOf } from '../lib/nav-state.ts';

const PARAM = 'shared';

/** Takes once, from a page that another app's share sheet opened, what was shared. */
export function useSharedFromApps<T>(take: () => Promise<T>, use: (shared: T) => void): void {
  const [params, setParams] = useSearchParams();
  const visit = visitOf(useLocation());
  const isShared = params.has(PARAM);
  const onTaken = useEffectEvent(use);
  const takeNow = useEffectEvent(take);
  const forgetParam = useEffectEvent(() =>
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      // It stays the same visit of the page, whose state is not to begin anew.
      { replace: true, state: { visit } },
    ),
  );
  useEffect(() => {
    if (!isShared) return;
    void takeNow().then((shared) => {
      forgetParam();
      onTaken(shared);
    });
  }, [isShared]);
}

/** What another app shared as a link or a text, once; undefined when there is nothing. */
export async function takeSharedText(): Promise<string | undefined> {
  const answer = await take(SHARED_TEXT);
  const fields = (await answer?.json()) as SharedFields | undefined;
  return fields && (pastedFrom(fields) || undefined);
}

/** The photos that another app shared, once. */
export async function takeSharedPhotos(): Promise<File[]> {
  const photos: File[] = [];
  for (let index = 0; index < SHARED_FROM_APPS.photos; index += 1) {
    const answer = await take(SHARED_PHOTO + index);
    if (!answer) break;
    const blob = await answer.blob();
    const name = decodeURIComponent(answer.headers.get('x-name') ?? '') || `${index + 1}.jpg`;
    photos.push(new File([blob], name, { type: blob.type }));
  }
  return photos;
}

async function take(key: string): Promise<Response | undefined> {
  if (!('caches' in window) || !(await caches.has(SHARED_FROM_APPS.cache))) return undefined;
  const cache = await caches.open(SHARED_FROM_APPS.cache);
  const answer = await cache.match(key);
  // Before it is read: what is taken twice would be imported twice.
  await cache.delete(key);
  return answer;
}
