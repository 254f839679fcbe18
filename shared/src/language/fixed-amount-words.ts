/** What a line says that does not grow with the recipe, folded: 'for the tin', 'to taste', bay leaf. */
export const FIXED_AMOUNT: readonly RegExp[] = [
  // English
  /\b(?:for|to) (?:greas|butter|oil|flour|dust|brush|lin)(?:e|ing)?\b/,
  /\bfor (?:the|your|a) (?:baking )?(?:tin|tins|pan|pans|mould|mold|dish|form|ramekins|cake tin|loaf tin|tray|work surface|surface|worktop|counter)\b/,
  /\bto taste\b|\bas needed\b|\bfor (?:serving|garnish|deep-?frying|frying)\b|\bbay lea(?:f|ves)\b|\bcinnamon sticks?\b|\bstar anise\b/,
  // German
  /\b(?:fur|zum|zur) (?:(?:die|das|den|der) )?(?:\w*form|\w*formen|blech|backblech|backform|springform|arbeitsflache|einfetten|fetten|bestauben|bestreichen|bemehlen|ausstreuen|garnieren|servieren|frittieren|formchen)\b/,
  /\bnach (?:geschmack|belieben|bedarf)\b|\blorbeerbla(?:tt|tter)\b|\bzimtstangen?\b|\bsternanis\b/,
  // French, Spanish, Italian, Portuguese, Dutch, Swedish
  /\bpour (?:le|les) (?:moule|moules|plaque|plat)\b|\bselon (?:le|votre) gout\b|\bfeuilles? de laurier\b/,
  /\bpara (?:el|los|engrasar) (?:molde|moldes|\w+)\b|\bal gusto\b|\bhojas? de laurel\b/,
  /\bper (?:la teglia|lo stampo|infarinare|ungere)\b|\bq\.? ?b\.?(?=\W|$)|\bfogli[ae] d['’]? ?alloro\b|\bquanto basta\b/,
  /\bpara (?:untar|a forma|polvilhar)\b|\ba gosto\b|\bfolhas? de louro\b/,
  /\bvoor (?:het invetten|de vorm|de bakvorm|het bestrooien)\b|\bnaar smaak\b|\blaurierblad(?:eren|jes?)?\b/,
  /\btill (?:formen|pensling|garnering)\b|\befter smak\b|\blagerblad\b/,
];
