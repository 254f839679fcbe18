import fields from '#messages/fields.json';
import { z } from 'zod';
import { inputOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { AISLES } from '../shopping/aisles.ts';
import { requiredText } from '../text.ts';
import { FOOD_RULE_LIMITS, FOOD_RULE_MESSAGES } from './messages.ts';

/**
 * - line: an ingredient line of these words, whatever its amounts, is of this food
 * - same: one food is another
 * - apart: two foods are never added up
 * - aisle: a food is bought in this aisle (`isFood`: one of `AISLES`, or 'none')
 * - staple: a food is always there, so a recipe puts it on no list unasked (`isFood`: its name again)
 */
export const FOOD_RULE_KINDS = ['line', 'same', 'apart', 'aisle', 'staple'] as const;
export type FoodRuleKind = (typeof FOOD_RULE_KINDS)[number];

const AISLES_AND_NONE: ReadonlySet<string> = new Set([...AISLES, 'none']);

/** The code of the language of the lines that a rule is about. */
const languageCode = z.string().regex(/^[a-z]{2}$/);
const foodName = requiredText(fields.food, FOOD_RULE_LIMITS.food, FOOD_RULE_MESSAGES.foodRequired);

export const listFoodRulesInput = pageInput.extend({
  /** Left out, those of all languages. */
  language: languageCode.optional(),
});
export type ListFoodRulesInput = z.infer<typeof listFoodRulesInput>;

const content = {
  kind: z.enum(FOOD_RULE_KINDS),
  /** Of a line its words without amounts, else the name of a food. */
  food: foodName,
  isFood: foodName,
  language: languageCode,
};

export const addFoodRuleInput = inputOf(content).check(({ value, issues }) => {
  const { kind, food, isFood } = value;
  const isOneName = food.toLowerCase() === isFood.toLowerCase();
  const refuse = (message: string) =>
    issues.push({ code: 'custom', message, input: isFood, path: ['isFood'] });
  if (isOneName && (kind === 'same' || kind === 'apart')) refuse(FOOD_RULE_MESSAGES.sameName);
  if (!isOneName && kind === 'staple') refuse(FOOD_RULE_MESSAGES.stapleName);
  if (kind === 'aisle' && !AISLES_AND_NONE.has(isFood)) refuse(FOOD_RULE_MESSAGES.noAisle);
});
export type AddFoodRuleInput = z.infer<typeof addFoodRuleInput>;

export const removeFoodRuleInput = inputOf({ id: idSchema });

/** What a person has said of a food or of a line. */
export const foodRuleDto = z.object({ ...content, id: z.string(), createdAt: z.date() });
export type FoodRule = z.infer<typeof foodRuleDto>;
