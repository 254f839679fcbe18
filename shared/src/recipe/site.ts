const HOST = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/:?#]+)/i;

/** The site that a recipe is from, as a person knows it: 'cooking.example'; null of one from nowhere. As `site_of` of the database. */
export function siteOf({
  sourceUrl,
  socialMediaUrl,
}: {
  sourceUrl: string | null;
  socialMediaUrl: string | null;
}): string | null {
  return HOST.exec(sourceUrl ?? socialMediaUrl ?? '')?.[1]?.toLowerCase() ?? null;
}
