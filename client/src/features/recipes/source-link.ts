/** What the link to the original is called, by the platform it leads to (specification part 1, recipe detail). */
export function sourceLabel(url: string): 'View Video' | 'View Post' | 'View Original' {
  const host = hostOf(url);
  if (isHost(host, 'youtube.com') || isHost(host, 'youtu.be') || isHost(host, 'tiktok.com'))
    return 'View Video';
  if (isHost(host, 'instagram.com')) return 'View Post';
  return 'View Original';
}

/** The host a person recognises, without 'www.'; the address itself when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

function isHost(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
