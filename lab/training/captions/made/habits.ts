import type { ItemHabits } from './items.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { TitleCase } from './titles.ts';
import type { TypingHabits } from './typing.ts';

export type Form =
  | 'usual'
  | 'stepsFirst'
  | 'listOnly'
  | 'components'
  | 'stepsOnly'
  | 'letter'
  | 'prose'
  | 'chat'
  | 'dictated'
  | 'several';
export type TitlePlace =
  | 'first'
  | 'afterOpener'
  | 'inHook'
  | 'afterGreeting'
  | 'channel'
  | 'last'
  | 'tag'
  | 'none';

/** What a writer puts over and around parts. */
export interface HeadingHabits {
  /** The writer's words; none for a part without heading. */
  words: string | undefined;
  before: string;
  after: string;
  upper: boolean;
  /** A blank line below. */
  gap: boolean;
  /** On the same line as what follows. */
  sameLine: boolean;
}

export interface ListHabits {
  heading: HeadingHabits;
  layout: 'lines' | 'joined';
  separator: string;
  /** 'and' before the last of a joined list. */
  and: boolean;
  stop: boolean;
  mark: string;
  sections: HeadingHabits;
  sectionGap: boolean;
  /** Emoji behind some items. */
  pictures: number;
}

export interface MethodHabits {
  heading: HeadingHabits;
  layout: 'lines' | 'paragraph' | 'joined';
  mark: string;
  separator: string;
  gap: boolean;
  person: 'as' | 'past' | 'first' | 'second' | 'order';
  terse: boolean;
  stops: boolean;
}

export interface Writer {
  language: string;
  phrases: Phrases;
  /** Sentences of the same language, for talk. */
  talk: readonly string[];
  typing: TypingHabits;
  /** A second language beside the first: names and steps are written twice. */
  gloss: ((piece: string) => string) | undefined;
  titleCase: TitleCase;
  titlePlace: TitlePlace;
  titleFrame: [string, string];
  items: ItemHabits;
  list: ListHabits;
  method: MethodHabits;
  forms: [Form, number][];
  servings: { words: string; place: 'title' | 'line' | 'heading' | 'end' | 'facts' | 'none' };
  emoji: string[];
  name: string;
  /** The same line in every post. */
  signature: string | undefined;
  channel: string;
  chattiness: number;
  tags: number;
}

export const FOOD = [
  ...'🍋🧄🧈🥛🌿🍅🧅🥕🍗🥚🍫🍓🥥🧀🍝🍚🥑🫒🥔🍞🐟🥩🍯🥣🍲🥘🫑🌽🍤🥦🍆🥬🍰🧁🍪🥧🍌🍎🍜🍳🥗🌮🍔🥞🧇🫘🥒',
];
export const FUN = [...'✨🔥😍💛🤤👇🙏😊🎉🌱💚📌👉🎵🏠😅🤍💪😭🫶🥰💕⭐👀😋🙌💯'];
