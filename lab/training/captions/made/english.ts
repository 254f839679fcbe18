/** English verbs of the kitchen that begin a sentence, with what they were when it was done. */
const PAST: Record<string, string> = Object.fromEntries(
  `add:added bake:baked beat:beat blend:blended boil:boiled bring:brought brown:browned brush:brushed chill:chilled chop:chopped combine:combined
  cook:cooked cool:cooled cover:covered crack:cracked cream:creamed cut:cut dice:diced divide:divided drain:drained drizzle:drizzled drop:dropped
  dust:dusted fill:filled flip:flipped fold:folded fry:fried garnish:garnished grate:grated grease:greased grill:grilled heat:heated knead:kneaded
  layer:layered leave:left let:let line:lined make:made marinate:marinated mash:mashed melt:melted mince:minced mix:mixed peel:peeled place:placed
  pour:poured preheat:preheated press:pressed put:put reduce:reduced remove:removed rinse:rinsed roast:roasted roll:rolled scoop:scooped sear:seared
  season:seasoned serve:served set:set shape:shaped simmer:simmered slice:sliced soak:soaked spoon:spooned spread:spread sprinkle:sprinkled
  squeeze:squeezed stir:stirred strain:strained take:took tear:tore toast:toasted top:topped toss:tossed transfer:transferred turn:turned
  use:used warm:warmed wash:washed whisk:whisked wrap:wrapped sauté:sautéed saute:sauteed arrange:arranged bash:bashed whip:whipped pulse:pulsed`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** A step told by the person who did or does it; as it was where its first word is no verb of the kitchen. */
export function asTold(step: string, person: 'past' | 'first' | 'second', pronoun: string): string {
  const [first = '', ...rest] = step.split(' ');
  const verb = PAST[first.toLowerCase()];
  if (!verb) return step;
  const tail = rest.join(' ').replace(/\b(and|then) (\p{Ll}+)\b/gu, (same, joint: string, word: string) => {
    const past = PAST[word];
    return past && person === 'past' ? `${joint} ${past}` : same;
  });
  const told = person === 'past' ? verb : first.toLowerCase();
  const said = pronoun ? `${pronoun} ${told}` : told.charAt(0).toUpperCase() + told.slice(1);
  return `${said} ${tail}`.trim();
}
